import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_CALLER_SECRET } from '@argint/testkit';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { copyCheckout, registryEntries } from './testing/copy-checkout.ts';
import { serviceNames } from './service-names.ts';
import { serviceFiles } from './service-scaffold.ts';

/** How long the compiler may take on a busy machine, in milliseconds. */
const SLOW = 60_000;

const root = join(import.meta.dirname, '..');
const name = 'citation-finder';
let copy: string;

const run = (...command: string[]): string =>
  execFileSync(process.execPath, command, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });

describe('a new service', () => {
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'argint-new-service-'));
    copyCheckout(copy);
    for (const entry of registryEntries())
      symlinkSync(join(root, 'node_modules', entry), join(copy, 'node_modules', entry));
    run('scripts/new-service.ts', name);
  }, SLOW);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test(
    'passes the type check',
    () => {
      const config = { extends: './tsconfig.base.json', include: [`services/${name}/src`] };
      writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
      expect(run('node_modules/typescript/bin/tsc', '-p', '.')).toBe('');
    },
    SLOW,
  );

  test('has a group with the topics that it handles, for which Kafka has topics', () => {
    const printGroup = `import { EVENT_GROUPS } from '@argint/contracts';
      console.log(JSON.stringify(EVENT_GROUPS['${name}']));`;
    expect(JSON.parse(run('--input-type=module', '--eval', printGroup))).toEqual([
      'essays.deleted',
      'users.deleted',
    ]);
  });

  test('cannot be finished without saying what it owns', () => {
    expect(readFileSync(join(copy, `services/${name}/src/index.ts`), 'utf8')).toContain('TODO');
  });

  test('starts, prints its ready line and stops on SIGTERM', async () => {
    const service = spawn(process.execPath, [`services/${name}/src/main.ts`], {
      cwd: copy,
      env: {
        ...process.env,
        METRICS_PORT: '0',
        DATA_DIR: join(copy, 'data'),
        LOG_LEVEL: 'silent',
        CALLER_SECRET: TEST_CALLER_SECRET,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(service, 'exit');
    const said = once(service.stdout.setEncoding('utf8'), 'data') as Promise<[string]>;
    const [line] = await Promise.race([said, ended.then(() => ['nothing'])]);
    service.kill();
    expect(line).toMatch(/^citation-finder ready grpc=\S+/);
    expect(await ended).toEqual([0, null]);
  });
});

test('every placeholder of the template is filled in, in paths and contents', () => {
  const files = serviceFiles(serviceNames(name));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'proto/argint/citation_finder/v1/citation_finder.proto',
      'services/citation-finder/package.json',
      'services/citation-finder/src/create-citation-finder.ts',
    ]),
  );
  expect(JSON.stringify(files)).not.toMatch(/__|\.template/);
});

test('serviceNames refuses a name that is not kebab-case', () => {
  expect(() => serviceNames('CitationFinder')).toThrow(/kebab-case/);
});
