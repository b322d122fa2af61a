import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { call, longEssay, registerUser, tempDir, type TestUser } from '@argint/testkit';
import { runStandalone } from '../../create-standalone.ts';
import { urlOf } from '../../run-file.ts';
import { quietEnvironment } from './quiet-environment.ts';

jest.setTimeout(60_000);

const FILES = [
  'ai-chunk-worker.sqlite',
  'analysis-orchestrator.sqlite',
  'auth.sqlite',
  'bus.sqlite',
  'essay.sqlite',
  'profile-billing.sqlite',
];

describe('a database damaged inside', () => {
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

  test('is one of these, and no service has another', () => {
    const found = readdirSync(dir.path).filter((name) => name.endsWith('.sqlite'));
    expect(found.sort()).toEqual(FILES);
  });

  test.each(FILES)('%s: refused in one sentence that names it, and left as it is', async (name) => {
    const file = join(dir.path, name);
    const whole = readFileSync(file);
    // The first page tells what the file is, and stays: only a look at the others finds the damage.
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

  test('put back as it was, the product starts with all that was in it', async () => {
    const running = await run();
    const { email, password } = user.account;
    const signedIn = await call(urlOf(running), '/api/auth/login', { body: { email, password } });
    expect(signedIn.status).toBe(200);
    await running.close();
  });
});
