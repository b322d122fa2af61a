import { runServices } from '@argint/service-kit';
import { createAllowedClient } from '@argint/service-kit/testing';
import type { RunningServices, ServiceModule } from '@argint/service-kit';
import { tempDir, testEnvironment } from '@argint/testkit';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ann } from './testing/auth-harness.ts';
import { auth } from './index.ts';

let dir: Awaited<ReturnType<typeof tempDir>>;
let running: RunningServices | undefined;
beforeEach(async () => {
  dir = await tempDir();
});
afterEach(async () => {
  await running?.close();
  running = undefined;
  await dir.remove();
});

const start = async (env: Record<string, string> = {}) => {
  running = await runServices([auth as unknown as ServiceModule], {
    env: { ...testEnvironment(dir.path), ...env },
  });
  return createAllowedClient('auth', running.grpc['auth'] as string);
};
const MASTER_KEY = Buffer.alloc(32, 3).toString('base64');

test('auth answers over gRPC, errors with their code, wording and details', async () => {
  const { client, close } = await start({ MASTER_KEY });
  const { identity, session } = await client.register(ann);
  await expect(client.register(ann)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
  const login = (password: string) =>
    client.login({ email: ann.email, password, address: '10.0.0.1' });
  expect((await login(ann.password)).identity).toEqual(identity);
  for (let i = 0; i < 5; i += 1)
    await expect(login('wrong')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  await expect(login(ann.password)).rejects.toMatchObject({
    code: 'ACCOUNT_LOCKED',
    details: { retryAfterSeconds: expect.any(Number) },
  });
  await client.logout({ refreshToken: session?.refreshToken ?? '' });
  expect((await client.listRevoked({})).sessions).toMatchObject([{ userId: identity?.userId }]);
  close();
});

test('auth does not start without a master key, and says so', async () => {
  await expect(start()).rejects.toThrow('MASTER_KEY is required');
  await expect(start({ MASTER_KEY: 'short' })).rejects.toThrow('must be 32 bytes in base64');
});
