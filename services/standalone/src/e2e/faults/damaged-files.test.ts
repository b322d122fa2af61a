import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { call, longEssay, registerUser, tempDir, type TestUser } from '@argint/testkit';
import { runStandalone } from '../../create-standalone.ts';
import { urlOf } from '../../run-file.ts';
import { quietEnvironment } from './testing/quiet-environment.ts';

jest.setTimeout(60_000);

const FILES = [
  'ai-chunk-worker.sqlite',
  'analysis-orchestrator.sqlite',
  'auth.sqlite',
  'bus.sqlite',
  'essay.sqlite',
  'profile-billing.sqlite',
];

describe('a damaged database file', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let user: TestUser;
  const run = () =>
    runStandalone({
      ...quietEnvironment(dir.path),
      PORT: '0',
    });

  beforeAll(async () => {
    dir = await tempDir();
    const running = await run();
    user = await registerUser(urlOf(running), 'thandi');
    const { body } = await user.start(longEssay(1_000));
    await user.follow(body.jobId);
    await running.close();
  });
  afterAll(() => dir.remove());

  test('these tests cover every database file of the product', () => {
    const found = readdirSync(dir.path).filter((name) => name.endsWith('.sqlite'));
    expect(found.sort()).toEqual(FILES);
  });

  test.each(FILES)('%s stops the start with one sentence and is left unchanged', async (name) => {
    const file = join(dir.path, name);
    const whole = readFileSync(file);
    // The first page stays intact, so only an integrity check of the other pages finds the damage.
    const damaged = Buffer.from(whole).fill(0xa5, 4_096);
    writeFileSync(file, damaged);
    try {
      const refused = await run().then(
        async (running) => running.close(),
        (error: unknown) => error,
      );
      expect(refused).toMatchObject({
        code: 'UNAVAILABLE',
        message: expect.stringMatching(/^[^\n]* cannot be used: it is damaged[^\n]*\.$/),
      });
      expect((refused as Error).message).toContain(file);
      expect(readFileSync(file).equals(damaged)).toBe(true);
    } finally {
      writeFileSync(file, whole);
    }
  });

  test('the product starts with all its data once the original file is back', async () => {
    const running = await run();
    const { email, password } = user.account;
    const signedIn = await call(urlOf(running), '/api/auth/login', { body: { email, password } });
    expect(signedIn.status).toBe(200);
    await running.close();
  });
});
