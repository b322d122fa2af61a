import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  call,
  launchStandalone,
  longEssay,
  registerUser,
  SAMPLE_ESSAY,
  signIn,
  startFakeGemini,
  tempDir,
  type FakeModel,
  type Product,
  type TestUser,
} from '@argint/testkit';
import { inOneFolder, readStoredState } from './crash-points/testing/stored-state.ts';
import { runAdmin } from './testing/run-admin.ts';

/** A Gemini that never answers keeps every task that asks it in flight. */
const neverAnswers = async (): Promise<void> => undefined;

describe('a backup', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let data: string;
  let target: string;
  let gemini: FakeModel;
  let product: Product | undefined;
  beforeEach(async () => {
    dir = await tempDir();
    data = join(dir.path, 'data');
    target = join(dir.path, 'backup');
    gemini = await startFakeGemini();
    product = undefined;
  });
  afterEach(async () => {
    await product?.stop('SIGKILL');
    await gemini.close();
    await dir.remove();
  });

  const stored = (folder: string, { account }: TestUser) =>
    readStoredState(inOneFolder(folder), account.email);
  const analyse = async (user: TestUser, text: string) => {
    const { body } = await user.start(text);
    expect((await user.follow(body.jobId)).at(-1)?.status).toBe('completed');
    return body;
  };

  test('of a running product loses nothing that was there, and no credit is lost or paid twice', async () => {
    product = await launchStandalone(data, {
      GEMINI_API_KEY: 'test-key',
      GEMINI_BASE_URL: gemini.url,
    });
    const user = await registerUser(product.url, 'thandi');
    await runAdmin(data, 'grant', '--email', user.account.email, '--credits', '8');
    const ended = [await analyse(user, SAMPLE_ESSAY), await analyse(user, longEssay(400))];
    const before = await Promise.all(ended.map(({ jobId }) => user.status(jobId)));

    gemini.replyAlways(neverAnswers);
    const open = [await user.start(longEssay(600)), await user.start(longEssay(900))];
    const openJobs = open.map(({ body }) => body.jobId);
    await user.follow(openJobs[0] ?? '', { until: ({ progress }) => progress >= 20 });
    const made = await runAdmin(data, 'backup', target);
    expect(made).toMatchObject({ status: 0, stderr: '' });

    // What happens after the backup must not be in it.
    const [, deleted] = ended;
    const path = `/api/essays/${deleted?.essayId}`;
    expect((await call(product.url, path, { token: user.token, method: 'DELETE' })).status).toBe(
      200,
    );
    const later = await user.start(SAMPLE_ESSAY);
    expect(later.status).toBe(202);
    await product.stop('SIGKILL');
    rmSync(data, { recursive: true });
    cpSync(target, data, { recursive: true });
    expect(stored(data, user)).toMatchObject({
      essays: 4,
      credits: { granted: 10, available: 6, held: 2, spent: 2 },
    });
    expect(stored(data, user).openTasks).not.toEqual([]);

    product = await launchStandalone(data);
    const back = await signIn(product.url, user);
    for (const [i, { jobId }] of ended.entries())
      expect((await back.status(jobId)).body).toEqual(before[i]?.body);
    for (const jobId of openJobs)
      expect((await back.follow(jobId)).at(-1)).toMatchObject({ status: 'completed' });
    expect((await back.status(later.body.jobId)).status).toBe(404);
    // A deletion after the backup is undone by restoring it (docs/operations/backup-and-restore.md).
    expect((await call(product.url, path, { token: back.token })).status).toBe(200);
    await product.stop();
    expect(stored(data, user)).toMatchObject({
      essays: 4,
      openTasks: [],
      unpublished: [],
      credits: { granted: 10, available: 6, held: 0, spent: 4 },
    });
    expect(stored(data, user).results).toHaveLength(4);
  }, 240_000);

  test('of a stopped product is complete, closed to others and has valid checksums', async () => {
    product = await launchStandalone(data);
    await registerUser(product.url, 'sipho');
    await product.stop();
    const made = await runAdmin(data, 'backup', target, '--json');
    const { files } = JSON.parse(made.stdout) as { files: string[] };
    expect(readdirSync(target).sort()).toEqual([...files, 'SHA256SUMS'].sort());
    expect(files).toEqual(expect.arrayContaining(['bus.sqlite', 'essay.sqlite', 'master.key']));
    for (const name of files) expect(statSync(join(target, name)).mode & 0o777).toBe(0o600);
    expect(statSync(target).mode & 0o777).toBe(0o700);
    const sums = files.map((name) => {
      const content = readFileSync(join(target, name));
      return `${createHash('sha256').update(content).digest('hex')}  ${name}\n`;
    });
    expect(readFileSync(join(target, 'SHA256SUMS'), 'utf8')).toBe(sums.join(''));
  }, 120_000);

  test('is refused into an existing folder, into the data folder, and of a folder without data', async () => {
    product = await launchStandalone(data);
    const refusal = async (folder: string, from = data) => {
      const { status, stderr } = await runAdmin(from, 'backup', folder);
      return [status, stderr.split('\n')[0]];
    };
    expect(await refusal(dir.path)).toEqual([2, `${dir.path} exists. Name a new folder.`]);
    const inside = join(data, 'backup');
    expect(await refusal(inside)).toEqual([
      2,
      `${inside} is inside DATA_DIR and would be lost with it.`,
    ]);
    const none = join(dir.path, 'none');
    expect(await refusal(target, none)).toEqual([2, `DATA_DIR ${none} does not exist.`]);
    rmSync(join(data, 'auth.sqlite'));
    expect(await refusal(target)).toEqual([2, `auth.sqlite missing in DATA_DIR ${data}.`]);
    rmSync(join(data, 'stores.json'));
    rmSync(join(data, 'bus.sqlite'));
    expect(await refusal(target)).toEqual([
      2,
      `The bus file ${join(data, 'bus.sqlite')} does not exist. Set BUS_FILE as for the product.`,
    ]);
    expect(existsSync(target)).toBe(false);
  }, 120_000);
});
