import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, lstatSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeDocx, makePdf, column } from '@argint/critique-engine/documents/testing';
import {
  launch,
  registerUser,
  SAMPLE_ESSAY,
  tempDir,
  type Launched,
  type TestUser,
} from '@argint/testkit';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { copyCheckout } from './testing/copy-checkout.ts';

jest.setTimeout(180_000);

/** What `make start` may install, in bytes. */
const LARGEST = 320 * 1024 ** 2;

const root = join(import.meta.dirname, '..');

interface Lockfile {
  packages: Record<string, { dev?: boolean; link?: boolean }>;
}

/** Folders of the packages of the registry that `npm ci --omit=dev` installs here, relative to the checkout. */
const productionPackages = (): string[] => {
  const { packages } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  ) as Lockfile;
  return Object.keys(packages).filter((path) => {
    const { dev, link } = packages[path] ?? {};
    return path.includes('node_modules/') && !dev && !link && existsSync(join(root, path));
  });
};

/** Names of the page's files without their hashes, which depend on where it was built. */
const assetsIn = (checkout: string): string[] =>
  readdirSync(join(checkout, 'web/dist/assets'))
    .map((name) => name.replace(/-[\w-]{8}\./, '.'))
    .sort();

const bytesIn = (folder: string): number =>
  globSync('**', { cwd: folder }).reduce((sum, path) => {
    const stat = lstatSync(join(folder, path));
    return sum + (stat.isFile() ? stat.size : 0);
  }, 0);

describe('what make start installs, after it was trimmed', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let copy: string;
  let product: Launched;
  let url: string;
  let student: TestUser;

  beforeAll(async () => {
    dir = await tempDir();
    copy = dir.path;
    copyCheckout(copy);
    // A package within another comes with it.
    for (const path of productionPackages())
      if (!existsSync(join(copy, path)))
        cpSync(join(root, path), join(copy, path), { recursive: true, verbatimSymlinks: true });
    const modules = join(copy, 'node_modules');
    const trim = join(root, 'scripts/images/trim-modules.ts');
    execFileSync(process.execPath, [trim, modules], { cwd: root });
  });
  afterAll(async () => {
    await product?.stop();
    await dir.remove();
  });

  test('is small', () => {
    expect(bytesIn(join(copy, 'node_modules'))).toBeLessThan(LARGEST);
  });

  test('builds the page', () => {
    const vite = join(copy, 'node_modules/vite/bin/vite.js');
    // Jest's own NODE_ENV would build the page for tests.
    const env = { ...process.env, NODE_ENV: 'production' };
    execFileSync(process.execPath, [vite, 'build'], { cwd: join(copy, 'web'), env, stdio: 'pipe' });
    expect(assetsIn(copy)).toEqual(assetsIn(root));
  });

  test('analyses an essay with the grammar checker', async () => {
    product = await launch(join(copy, 'services/standalone/src/main.ts'), {
      env: { PORT: '0', METRICS_PORT: '0', DATA_DIR: join(copy, 'data'), GRAMMAR: 'on' },
      ready: /^Argument Intelligence is ready on /,
    });
    url = (/http:\S+/.exec(product.ready) ?? [''])[0];
    student = await registerUser(url, 'thandi');
    const admin = join(copy, 'scripts/admin.ts');
    const { email } = student.account;
    execFileSync(process.execPath, [admin, 'grant', '--email', email, '--plan', 'unlimited'], {
      env: { ...process.env, DATA_DIR: join(copy, 'data') },
      stdio: 'pipe',
    });
    const { body } = await student.start(SAMPLE_ESSAY.replace('the', 'teh'));
    const last = (await student.follow(body.jobId)).at(-1);
    expect(last).toMatchObject({ status: 'completed' });
    for (const format of ['pdf', 'docx']) {
      const path = `/api/essays/${body.essayId}/export?format=${format}`;
      const headers = { authorization: `Bearer ${student.token}` };
      const { status } = await fetch(url + path, { headers });
      expect([format, status]).toEqual([format, 200]);
    }
  });

  test.each([
    ['essay.docx', () => makeDocx(['One paragraph.', 'Another one.'])],
    ['essay.pdf', () => makePdf([column(['One paragraph of a page.', 'Another line of it.'])])],
  ])('reads %s', async (name, make) => {
    const { status } = await fetch(`${url}/api/essays/upload`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${student.token}`,
        'content-type': 'application/octet-stream',
        'x-file-name': name,
      },
      body: new Uint8Array(make()),
    });
    expect(status).toBe(200);
  });
});
