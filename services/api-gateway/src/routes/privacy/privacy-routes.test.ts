import { expect, test } from '@jest/globals';
import { AppError } from '@argint/contracts';
import { call } from '@argint/testkit';
import { useGateway } from '../../testing/use-gateway.ts';

const gateway = useGateway();

const token = 'good';
const at = (path: string, options: object = {}) =>
  call<Record<string, unknown>>(gateway.url, path, { token, ...options });

test.each([
  ['DELETE', '/api/profile', { password: 'x' }],
  ['GET', '/api/profile/export', undefined],
  ['GET', '/api/profile/consents', undefined],
  ['PUT', '/api/profile/consents', { training: true }],
])('%s %s needs a token', async (method, path, body) => {
  const options = body === undefined ? { method } : { method, body };
  expect((await call(gateway.url, path, options)).status).toBe(401);
});

test('deleting the account asks for the password and tells auth', async () => {
  const asked: unknown[] = [];
  gateway.backends.auth.deleteAccount = async (request: unknown) => {
    asked.push(request);
    return {};
  };
  const missing = await at('/api/profile', { method: 'DELETE', body: {} });
  expect(missing).toMatchObject({
    status: 400,
    body: { error: 'Password is required to delete account' },
  });
  const deleted = await at('/api/profile', { method: 'DELETE', body: { password: 'secret1' } });
  expect(deleted).toMatchObject({
    status: 200,
    body: { success: true, message: 'Your account has been deleted successfully' },
  });
  expect(asked).toEqual([{ userId: 'u1', password: 'secret1' }]);
});

test('a wrong password is a 400 with a sentence, and not a lost session', async () => {
  gateway.backends.auth.deleteAccount = () => Promise.reject(new AppError('WRONG_PASSWORD'));
  const refused = await at('/api/profile', { method: 'DELETE', body: { password: 'no' } });
  expect(refused).toMatchObject({ status: 400, body: { code: 'WRONG_PASSWORD' } });
});

test('the export is one JSON file with everything of every service', async () => {
  const response = await fetch(`${gateway.url}/api/profile/export`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="user_data_export_2026-11-22.json"',
  );
  const file = (await response.json()) as Record<string, unknown>;
  expect(Object.keys(file)).toEqual([
    ...['exportedAt', 'leftOut', 'account', 'sessions', 'profile', 'entitlement', 'consents'],
    ...['payments', 'progress', 'pendingEssay', 'essays', 'jobs'],
  ]);
  expect(file['account']).toMatchObject({ email: 't@example.org' });
  expect(file['essays']).toMatchObject([{ essayId: 'e1', content: 'Cape Town', analyses: [] }]);
  expect(file['jobs']).toMatchObject([{ jobId: 'j1' }]);
});

test('the export withholds what the plan does not show, as the page does', async () => {
  const stored = { lineCritiques: [], premium: { sectionAnalysis: [{ startIndex: 0 }] } };
  const found = await gateway.backends.essays.getEssay();
  const { entitlement } = await gateway.backends.billing.checkAccess();
  const results = [{ resultId: 'r1', resultJson: JSON.stringify(stored) }];
  gateway.backends.essays.getEssay = async () => ({ ...found, results }) as never;
  const exported = async (planType: string) => {
    gateway.backends.billing.checkAccess = async () => ({
      entitlement: { ...entitlement, planType },
    });
    const { body } = await at('/api/profile/export');
    return body['essays'];
  };
  const analysis = (result: object) => [{ analyses: [{ resultId: 'r1', result }] }];
  expect(await exported('unlimited')).toMatchObject(analysis(stored));
  expect(await exported('trial')).toMatchObject(
    analysis({ lineCritiques: [], premium: { sectionAnalysis: [] } }),
  );
});

test('with scope=billing the file has plan and payments, and nothing else of the user', async () => {
  const response = await fetch(`${gateway.url}/api/profile/export?scope=billing`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.headers.get('content-disposition')).toContain('billing_export_2026-11-22.json');
  const file = (await response.json()) as object;
  expect(Object.keys(file)).toEqual(['exportedAt', 'leftOut', 'entitlement', 'payments']);
});

test('a service that is away gives an error, and one that fails half-way gives no whole file', async () => {
  const { exportUser } = gateway.backends.billing;
  gateway.backends.billing.exportUser = () => Promise.reject(new AppError('UNAVAILABLE'));
  expect((await at('/api/profile/export')).status).toBe(503);
  gateway.backends.billing.exportUser = exportUser;
  gateway.backends.orchestrator.listJobs = () => Promise.reject(new AppError('UNAVAILABLE'));
  const broken = fetch(`${gateway.url}/api/profile/export`, {
    headers: { authorization: `Bearer ${token}` },
  }).then((response) => response.text());
  await expect(broken).rejects.toThrow();
});

test('training is off until the user says yes', async () => {
  const said: unknown[] = [];
  gateway.backends.billing.setTrainingConsent = async (request: { granted: boolean }) => {
    said.push(request);
    return { training: request.granted, historyJson: '[]' };
  };
  expect((await at('/api/profile/consents')).body).toMatchObject({ data: { training: false } });
  const set = await at('/api/profile/consents', { method: 'PUT', body: { training: true } });
  expect(set.body).toMatchObject({ data: { training: true } });
  expect(said).toEqual([{ userId: 'u1', granted: true }]);
  const wrong = await at('/api/profile/consents', { method: 'PUT', body: { training: 'yes' } });
  expect(wrong.status).toBe(400);
});
