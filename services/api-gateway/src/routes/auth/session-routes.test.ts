import { expect, test } from '@jest/globals';
import { AppError } from '@argint/contracts';
import { call } from '@argint/testkit';
import { useGateway } from '../../testing/use-gateway.ts';

const gateway = useGateway();
const at = (options: Parameters<typeof call>[2] = {}) =>
  call(gateway.url, '/api/profile/sessions', { token: 'good', ...options });
const remove = (body: object) => at({ method: 'DELETE', body });

test('a visitor neither sees sessions nor ends any', async () => {
  expect((await call(gateway.url, '/api/profile/sessions')).status).toBe(401);
  const ending = { method: 'DELETE', body: { currentPassword: 'correct horse' } };
  expect((await call(gateway.url, '/api/profile/sessions', ending)).status).toBe(401);
});

test('a user sees where they are signed in, and which session is this one', async () => {
  const { startedAt } = (await gateway.backends.auth.listSessions()).sessions[0]!;
  expect((await at()).body).toEqual({
    success: true,
    data: [
      {
        id: 'good',
        startedAt,
        lastUsedAt: startedAt,
        browser: 'Firefox',
        system: null,
        isCurrent: true,
      },
    ],
  });
});

test('ending names the caller’s own session as the one that stays, and the chosen one if there is one', async () => {
  const asked: unknown[] = [];
  gateway.backends.auth.endOwnSessions = async (request) => {
    asked.push(request);
    return {};
  };
  const currentPassword = 'correct horse';
  expect(await remove({ currentPassword })).toMatchObject({
    status: 200,
    body: { success: true, message: 'The sessions have ended.' },
  });
  await remove({ currentPassword, sessionId: 's2' });
  const call = { userId: 'u1', keptSid: 'good', password: currentPassword };
  expect(asked).toMatchObject([call, { ...call, sid: 's2' }]);
  expect(asked[0]).not.toHaveProperty('sid');
});

test('a wrong password is a 400 with a sentence, and not a lost session', async () => {
  gateway.backends.auth.endOwnSessions = () => Promise.reject(new AppError('WRONG_PASSWORD'));
  expect(await remove({ currentPassword: 'wrong' })).toMatchObject({
    status: 400,
    body: { code: 'WRONG_PASSWORD' },
  });
});

test('signing in names the browser and the system, and nothing else of the User-Agent', async () => {
  let device: unknown;
  const { login } = gateway.backends.auth;
  gateway.backends.auth.login = async (...request: unknown[]) => {
    device = (request[0] as { device: unknown }).device;
    return login();
  };
  await call(gateway.url, '/api/auth/login', {
    body: { email: 't@example.org', password: 'secret' },
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:1) Gecko/1 Firefox/140.0 Mine' },
  });
  expect(device).toEqual({ browser: 'Firefox', system: 'Linux' });
});
