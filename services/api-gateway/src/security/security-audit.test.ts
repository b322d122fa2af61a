import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { AppError, SECURITY_CHECK_IDS } from '@argint/contracts';
import { parseConfig, type Environment } from '@argint/service-kit';
import { tempDir } from '@argint/testkit';
import { gatewayConfig } from '../config.ts';
import { dependencyFinding } from './dependency-finding.ts';
import { createSecurityAuditor } from './security-audit.ts';
import { askService } from './service-findings.ts';
import { rateLimitFinding, tlsFinding } from './setting-findings.ts';

let dir: Awaited<ReturnType<typeof tempDir>>;
let file: string;
beforeAll(async () => {
  dir = await tempDir();
  file = join(dir.path, 'advisories.json');
});
afterAll(() => dir.remove());

const caller = { isSecure: true, address: '203.0.113.5' };
const settings = (env: Environment = {}) =>
  parseConfig(gatewayConfig, { ADVISORIES_PATH: file, ...env });

test.each([
  ['RATE_LIMIT_REGISTER', '1000/1'],
  ['RATE_LIMIT_START', '1000/1'],
  ['RATE_LIMIT_OTHER', '100000/1'],
  ['REQUESTS_PER_ADDRESS', '512'],
])('the check of the limits passes by default and fails with %s=%s', (name, value) => {
  expect(rateLimitFinding(settings()).status).toBe('passed');
  expect(rateLimitFinding(settings({ [name]: value })).status).toBe('failed');
});

test.each([
  ['by HTTPS', caller, 1, 'passed'],
  ['without HTTPS', { ...caller, isSecure: false }, 0, 'failed'],
  ['from the machine itself', { isSecure: false, address: '127.0.0.1' }, 0, 'unknown'],
  ['through a proxy without HTTPS', { isSecure: false, address: '127.0.0.1' }, 1, 'failed'],
])('a request %s decides about HTTPS', (_how, who, hops, status) => {
  expect(tlsFinding(who, hops).status).toBe(status);
});

describe('advisories of the build', () => {
  const none = { critical: 0, high: 0, moderate: 2, low: 0, packages: [] };
  test.each([
    ['none', { checkedAt: '2026-11-22T00:00:00Z', ...none }, 'passed'],
    [
      'a high one',
      { checkedAt: '2026-11-22T00:00:00Z', ...none, high: 1, packages: ['x'] },
      'failed',
    ],
    ['something else', { error: 405 }, 'unknown'],
  ])('a list with %s', async (_name, list, status) => {
    writeFileSync(file, JSON.stringify(list));
    expect((await dependencyFinding(file)).status).toBe(status);
  });

  test('a build without a list leaves the check unknown', async () => {
    expect((await dependencyFinding(join(dir.path, 'none.json'))).status).toBe('unknown');
  });
});

describe('the auditor', () => {
  const probe = async () => ({ status: 401, headers: new Headers(), body: '' });
  const clock = () => new Date('2026-11-22T12:00:00Z');

  test('lists every check once, with a fix for each that failed', async () => {
    const audit = createSecurityAuditor({ services: [], probe, config: settings(), clock });
    const { checks, lastAuditDate, securityFeatures } = await audit(caller);
    expect(checks.map(({ id }) => id)).toEqual(SECURITY_CHECK_IDS);
    for (const { status, fix } of checks) expect(fix === null).toBe(status !== 'failed');
    expect(lastAuditDate).toBe('2026-11-22T12:00:00.000Z');
    expect(securityFeatures).toMatchObject({ securityHeaders: false, accessControl: true });
  });

  test('fails where a service does not answer, and asks again the next time', async () => {
    let isUp = false;
    const service = async () => (isUp ? [] : Promise.reject<never>(new AppError('UNAVAILABLE')));
    const audit = createSecurityAuditor({ services: [service], probe, config: settings(), clock });
    await expect(audit(caller)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    isUp = true;
    await expect(audit(caller)).resolves.toHaveProperty('overallScore');
  });

  test('leaves out checks that this release does not know', async () => {
    const known = { id: 'secrets', status: 'passed', evidence: 'Random.' };
    const operations = {
      runSecurityChecks: async () => ({ checks: [known, { ...known, id: 'of-tomorrow' }] }),
    };
    expect(await askService(operations)()).toEqual([known]);
  });
});
