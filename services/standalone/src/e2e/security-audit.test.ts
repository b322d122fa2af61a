import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { CheckStatus, SecurityAudit } from '@argint/contracts';
import {
  call,
  launchStandalone,
  registerUser,
  SAMPLE_ESSAY,
  tempDir,
  type Product,
} from '@argint/testkit';

let dir: Awaited<ReturnType<typeof tempDir>>;
let product: Product | undefined;
beforeAll(async () => {
  dir = await tempDir();
});
afterEach(async () => {
  await product?.stop('SIGKILL');
  product = undefined;
});
afterAll(() => dir.remove());

/** The defaults of the product, which the testkit raises for other tests. */
const DEFAULT_LIMITS = {
  RATE_LIMIT_REGISTER: '60/600',
  RATE_LIMIT_LOGIN: '60/600',
  RATE_LIMIT_START: '60/60',
  RATE_LIMIT_OTHER: '600/60',
};
const CAREFUL = { ...DEFAULT_LIMITS, PASSWORD_POLICY: 'strict', GRAMMAR: 'off' };

const auditOf = async (
  token: string,
  headers: Record<string, string> = {},
): Promise<SecurityAudit> => {
  const response = await fetch(`${product?.url}/api/security/security-audit`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: SecurityAudit }).data;
};
const idsOf = ({ checks }: SecurityAudit, status: CheckStatus): string[] =>
  checks.filter((check) => check.status === status).map(({ id }) => id);
/** Changes the stored documents of a service that does not run. */
const alter = (service: string, sql: string): void => {
  const db = new DatabaseSync(join(dir.path, `${service}.sqlite`));
  expect(db.prepare(sql).run().changes).toBeGreaterThan(0);
  db.close();
};
test('a careful set-up fails no check, and a bad one fails exactly the expected checks', async () => {
  product = await launchStandalone(dir.path, CAREFUL);
  const user = await call<{ token: string }>(product.url, '/api/auth/register', {
    body: {
      username: 'auditor',
      email: 'audit@example.org',
      password: 'Strict12Pass',
      firstName: 'Audra',
      lastName: 'Dube',
    },
  });
  const { token } = user.body;
  const started = await call(product.url, '/api/essays/analyze/start', {
    token,
    body: { essayText: SAMPLE_ESSAY, analysisType: 'simple' },
  });
  expect(started.status).toBe(202);
  const good = await auditOf(token);
  expect(idsOf(good, 'failed')).toEqual([]);
  expect(idsOf(good, 'unknown')).toEqual(['tls-edge', 'dependencies']);
  expect(good).toMatchObject({ overallScore: 100, riskLevel: 'LOW' });
  await product.stop();

  alter(
    'auth',
    `UPDATE users SET doc = json_set(doc, '$.passwordHash', replace(json_extract(doc, '$.passwordHash'), 'm=19456', 'm=1024'))`,
  );
  alter('essay', `UPDATE essays SET doc = json_set(doc, '$.title', 'a title in plain words')`);
  product = await launchStandalone(dir.path, {
    CALLER_SECRET: Buffer.alloc(32, 7).toString('base64'),
    OPS_HOST: '0.0.0.0',
    GRAMMAR: 'off',
    TRUST_PROXY_HOPS: '1',
    ADVISORIES_PATH: join(dir.path, 'none.json'),
  });
  const other = await registerUser(product.url, 'second');
  chmodSync(join(dir.path, 'essay.sqlite'), 0o644);
  const bad = await auditOf(other.token, { 'x-forwarded-proto': 'http' });
  expect(idsOf(bad, 'failed').toSorted()).toEqual(
    [
      ...['encryption-at-rest', 'file-modes', 'metrics-private', 'password-hashing'],
      ...['password-policy', 'rate-limits', 'secrets', 'sign-in-limits', 'tls-edge'],
    ].toSorted(),
  );
  expect(bad).toMatchObject({
    riskLevel: 'HIGH',
    securityFeatures: { authentication: false, encryption: false, accessControl: true },
  });
  for (const { status, fix } of bad.checks) expect(fix === null).toBe(status !== 'failed');
  const secure = await auditOf(other.token, { 'x-forwarded-proto': 'https' });
  expect(idsOf(secure, 'passed')).toContain('tls-edge');
}, 180_000);
