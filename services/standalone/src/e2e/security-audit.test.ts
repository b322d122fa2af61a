import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import {
  SECURITY_CHECK_IDS,
  type CheckStatus,
  type SecurityAudit,
  type SecurityCheckId,
} from '@argint/contracts';
import { createProcessClock, runServices } from '@argint/service-kit';
import {
  call,
  launchSeven,
  launchStandalone,
  registerUser,
  SAMPLE_ESSAY,
  signIn,
  tempDir,
  type Product,
} from '@argint/testkit';
import { urlOf } from '../run-file.ts';
import { privatePorts, topology } from '../topology.ts';
import { quietEnvironment } from './faults/testing/quiet-environment.ts';

jest.setTimeout(180_000);

/** What each test of this file breaks, and so the checks that must fail in it. Together they are all checks. */
const FLIPPED = {
  settingsAndData: [
    ...['dependencies', 'encryption-at-rest', 'file-modes', 'metrics-private', 'password-hashing'],
    ...['password-policy', 'rate-limits', 'secrets', 'sign-in-limits', 'tls-edge'],
  ],
  code: ['access-control', 'body-limits', 'cookies-and-cors', 'input-checks', 'security-headers'],
  network: ['file-modes', 'metrics-private', 'service-callers'],
  clock: ['signing-keys'],
} as const satisfies Record<string, readonly SecurityCheckId[]>;
const DAY_MS = 24 * 60 * 60 * 1_000;

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
const CAREFUL = { ...DEFAULT_LIMITS, PASSWORD_POLICY: 'strict' };

const auditOf = async (
  token: string,
  headers: Record<string, string> = {},
  url = product?.url,
): Promise<SecurityAudit> => {
  const response = await fetch(`${url}/api/security/security-audit`, {
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

test('every check of the audit is made to fail by a test of this file', () => {
  expect([...new Set(Object.values(FLIPPED).flat())].toSorted()).toEqual(
    SECURITY_CHECK_IDS.toSorted(),
  );
});

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
  const advisories = join(dir.path, 'advisories.json');
  const counts = { critical: 1, high: 0, moderate: 0, low: 0, packages: ['a-package'] };
  writeFileSync(advisories, JSON.stringify({ checkedAt: '2026-11-22T00:00:00Z', ...counts }), {
    mode: 0o600,
  });
  product = await launchStandalone(dir.path, {
    CALLER_SECRET: Buffer.alloc(32, 7).toString('base64'),
    OPS_HOST: '0.0.0.0',
    TRUST_PROXY_HOPS: '1',
    ADVISORIES_PATH: advisories,
  });
  const other = await registerUser(product.url, 'second');
  chmodSync(join(dir.path, 'essay.sqlite'), 0o644);
  const bad = await auditOf(other.token, { 'x-forwarded-proto': 'http' });
  expect(idsOf(bad, 'failed').toSorted()).toEqual(FLIPPED.settingsAndData);
  expect(bad).toMatchObject({
    riskLevel: 'HIGH',
    securityFeatures: { authentication: false, encryption: false, accessControl: true },
  });
  for (const { status, fix } of bad.checks) expect(fix === null).toBe(status !== 'failed');
  const secure = await auditOf(other.token, { 'x-forwarded-proto': 'https' });
  expect(idsOf(secure, 'passed')).toContain('tls-edge');
});

const randomKey = (): string => randomBytes(32).toString('base64');
/** A data folder of its own for one test. */
const ownDir = (): string => mkdtempSync(join(dir.path, 'own-'));

test('an account that somebody deletes leaves the audit of everybody else as it was', async () => {
  product = await launchStandalone(ownDir(), CAREFUL);
  const password = 'Strict12Pass';
  const leaving = await registerUser(product.url, 'leaving', { password });
  const staying = await registerUser(product.url, 'staying', { password });
  const { status } = await call(product.url, '/api/profile', {
    method: 'DELETE',
    token: leaving.token,
    body: { password },
  });
  expect(status).toBe(200);
  const audit = await auditOf(staying.token);
  expect(idsOf(audit, 'failed')).toEqual([]);
  expect(audit).toMatchObject({ overallScore: 100, riskLevel: 'LOW' });
});

test('code that lost its protections fails exactly the checks that look at it from outside', async () => {
  product = await launchStandalone(ownDir(), {
    ...CAREFUL,
    NODE_OPTIONS: `--import ${new URL('testing/faulty-gateway.ts', import.meta.url).href}`,
  });
  const user = await registerUser(product.url, 'outsider', { password: 'Strict12Pass' });
  expect(idsOf(await auditOf(user.token), 'failed').toSorted()).toEqual(FLIPPED.code);
});

test('each process of a cluster is asked, so one that is badly set up fails its check for all', async () => {
  const own = ownDir();
  const seven = await launchSeven(own, {
    env: { ...CAREFUL, MASTER_KEY: randomKey(), CALLER_SECRET: randomKey() },
    firstLife: { essay: { GRPC_HOST: '0.0.0.0' }, notification: { OPS_HOST: '0.0.0.0' } },
  });
  product = seven;
  chmodSync(join(own, 'ai-chunk-worker', 'ai-chunk-worker.sqlite'), 0o644);
  const user = await registerUser(seven.url, 'clustered', { password: 'Strict12Pass' });
  expect(idsOf(await auditOf(user.token), 'failed').toSorted()).toEqual(FLIPPED.network);
});

test('a signing key that was not replaced in time fails its check', async () => {
  let aheadMs = 0;
  const running = await runServices(topology, {
    env: {
      ...quietEnvironment(ownDir()),
      ...CAREFUL,
      MASTER_KEY: randomKey(),
      CALLER_SECRET: randomKey(),
    },
    overrides: privatePorts({ PORT: 0, HOST: '127.0.0.1' }),
    clock: createProcessClock({ wall: () => Date.now() + aheadMs }),
  });
  try {
    const user = await registerUser(urlOf(running), 'late', { password: 'Strict12Pass' });
    // auth looks at its key every minute of real time, so for now it signs with the old one.
    aheadMs = 98 * DAY_MS;
    const back = await signIn(urlOf(running), user);
    const audit = await auditOf(back.token, {}, urlOf(running));
    expect(idsOf(audit, 'failed')).toEqual(FLIPPED.clock);
  } finally {
    await running.close();
  }
});
