import { expect, test } from '@jest/globals';
import { chaosDocument } from './chaos-table.ts';

const verdict = {
  requests: 900,
  requestsPerSecond: 30,
  refused: 0,
  failed: 3,
  jobs: 12,
  lostJobs: 1,
  failedJobs: 0,
  accounts: 5,
  wrongCredits: 0,
  faults: ['3 requests failed (0: 3)', '1 analyses were lost'],
};
const document = chaosDocument(
  {
    date: '2026-11-22',
    versions: { Kubernetes: 'v1.36.3' },
    requestsPerSecond: 20,
    jobsInFlight: 10,
  },
  [
    { name: 'rolling | update', expected: 'Nothing fails.', verdict: { ...verdict, faults: [] } },
    { name: 'kill', expected: 'Nothing is lost.', verdict },
    { name: 'disk', expected: 'Refuses.', missing: 'CHAOS_DISK_FILL and _FREE are not set' },
  ],
);

test('the chaos table says of each fault whether the promise was kept, broken or not tried', () => {
  const rows = document.split('\n').filter((line) => line.startsWith('| '));
  expect(rows[2]).toContain(
    '| rolling \\| update | Nothing fails. | **kept**. 900 requests (30 a second)',
  );
  expect(rows[3]).toContain('**broken**: 3 requests failed (0: 3); 1 analyses were lost.');
  expect(rows[3]).toContain('12 analyses, 1 lost');
  expect(rows[4]).toContain('not done: CHAOS_DISK_FILL and _FREE are not set');
});

test('the chaos table names its date and versions', () => {
  expect(document).toContain('Run on 2026-11-22 with Kubernetes v1.36.3.');
});
