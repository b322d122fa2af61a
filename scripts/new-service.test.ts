import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { serviceNames } from './service-names.ts';

/** Milliseconds for a compiler on a busy machine. */
const SLOW = 60_000;

const root = join(import.meta.dirname, '..');
const name = 'citation-finder';
let copy: string;

const run = (...command: string[]): string =>
  execFileSync(process.execPath, command, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });

/** A checkout of its own, sharing only what came from the registry. */
const copyCheckout = (): void => {
  const untold = (path: string): boolean =>
    !/node_modules|[/\\]dist$/.test(path.slice(root.length));
  for (const part of [
    'packages',
    'services',
    'proto',
    'scripts',
    'package.json',
    'tsconfig.base.json',
    '.prettierrc.json',
  ]) {
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: untold });
  }
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@argint'), { recursive: true });
  for (const entry of readdirSync(join(root, 'node_modules'))) {
    if (entry !== '@argint') symlinkSync(join(root, 'node_modules', entry), join(modules, entry));
  }
  for (const part of ['packages', 'services']) {
    for (const entry of readdirSync(join(copy, part))) {
      symlinkSync(join(copy, part, entry), join(modules, '@argint', entry));
    }
  }
  symlinkSync(join(copy, 'proto'), join(modules, '@argint/proto'));
};

describe('a service just written', () => {
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'argint-new-service-'));
    copyCheckout();
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

  test('starts, says so, and ends when told to', async () => {
    const service = spawn(process.execPath, [`services/${name}/src/main.ts`], {
      cwd: copy,
      env: { ...process.env, METRICS_PORT: '0', LOG_LEVEL: 'silent' },
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

test('a name that is not kebab-case is refused', () => {
  expect(() => serviceNames('CitationFinder')).toThrow(/kebab-case/);
});
