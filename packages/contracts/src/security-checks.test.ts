import { expect, test } from '@jest/globals';
import {
  mergeFindings,
  SECURITY_CHECK_IDS,
  SECURITY_CHECKS,
  summariseAudit,
  type CheckStatus,
  type SecurityCheckId,
} from './security-checks.ts';

const found = (id: SecurityCheckId, status: CheckStatus, evidence = status as string) => ({
  id,
  status,
  evidence,
});
const allBut = (...others: ReturnType<typeof found>[]) =>
  mergeFindings([
    ...SECURITY_CHECK_IDS.filter((id) => others.every((other) => other.id !== id)).map((id) =>
      found(id, 'passed'),
    ),
    ...others,
  ]);

test('an audit whose checks all pass has 100 points and a low risk', () => {
  expect(summariseAudit(allBut())).toMatchObject({
    overallScore: 100,
    complianceScore: 100,
    riskLevel: 'LOW',
    securityFeatures: { authentication: true, securityHeaders: true },
  });
});

test('one failed check of weight 10 makes the risk high and turns its feature off', () => {
  expect(SECURITY_CHECKS['access-control'].weight).toBe(10);
  const summary = summariseAudit(allBut(found('access-control', 'failed')));
  expect(summary.riskLevel).toBe('HIGH');
  expect(summary.securityFeatures).toMatchObject({ accessControl: false, encryption: true });
});

test('each check costs its weight', () => {
  const total = SECURITY_CHECK_IDS.reduce((sum, id) => sum + SECURITY_CHECKS[id].weight, 0);
  for (const id of SECURITY_CHECK_IDS) {
    const { overallScore } = summariseAudit(allBut(found(id, 'failed')));
    expect(overallScore).toBe(Math.round((100 * (total - SECURITY_CHECKS[id].weight)) / total));
  }
});

test('a check that was not made counts neither for nor against', () => {
  const summary = summariseAudit(allBut(found('dependencies', 'unknown')));
  expect(summary).toMatchObject({ overallScore: 100, complianceScore: 100 });
  expect(summariseAudit([])).toMatchObject({ overallScore: 0, riskLevel: 'HIGH' });
});

test('one service that fails a check outweighs those that pass it', () => {
  const merged = mergeFindings([
    found('file-modes', 'passed', 'essay: closed.'),
    found('file-modes', 'failed', 'auth: open.'),
    found('file-modes', 'unknown', 'no files.'),
  ]);
  expect(merged.find(({ id }) => id === 'file-modes')).toEqual(
    found('file-modes', 'failed', 'auth: open.'),
  );
});
