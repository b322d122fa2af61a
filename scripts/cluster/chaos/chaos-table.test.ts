import { expect, test } from '@jest/globals';
import { chaosDocument, withRepeated } from './chaos-table.ts';

const verdict = {
  requests: 900,
  requestsPerSecond: 30,
  refused: 0,
  failed: 3,
  jobs: 12,
  lostJobs: 1,
  failedJobs: 0,
  longestSeconds: 24.4,
  firstSecondsAfter: 4.4,
  lastSecondsAfter: 9.6,
  accounts: 5,
  wrongCredits: 0,
  faults: ['3 requests failed (0: 3)', '1 analyses were lost'],
};
const run = {
  date: '2026-11-22',
  versions: { Kubernetes: 'v1.36.3' },
  requestsPerSecond: 20,
  jobsInFlight: 10,
};
const document = chaosDocument(run, [
  { name: 'rolling | update', expected: 'Nothing fails.', verdict: { ...verdict, faults: [] } },
  { name: 'kill', expected: 'Nothing is lost.', verdict },
  { name: 'disk', expected: 'Refuses.', missing: 'CHAOS_DISK_FILL and _FREE are not set' },
]);

test('the chaos table says of each fault whether the promise was kept, broken or not tried', () => {
  const rows = document.split('\n').filter((line) => line.startsWith('| '));
  expect(rows[2]).toContain(
    '| rolling \\| update | Nothing fails. | **kept**. 900 requests (30 a second)',
  );
  expect(rows[3]).toContain('**broken**: 3 requests failed (0: 3); 1 analyses were lost.');
  expect(rows[3]).toContain(
    '12 analyses, 1 lost; the longest took 24 s. After the end of the fault the first one was completed in 4 s, the last of those open then ended in 10 s',
  );
  expect(rows[4]).toContain('not done: CHAOS_DISK_FILL and _FREE are not set');
});

test('the chaos table names its date and versions', () => {
  expect(document).toContain('Run on 2026-11-22 with Kubernetes v1.36.3, where');
});

test('a fault that is done again replaces its row, with the date, versions and load of its own run', () => {
  const again = { ...run, date: '2026-11-23', requestsPerSecond: 8, jobsInFlight: 4 };
  const mended = {
    name: 'kill',
    expected: 'Nothing is lost.',
    verdict: { ...verdict, faults: [] },
  };
  const lines = withRepeated(document, again, [mended]).split('\n');
  const before = document.split('\n');
  const at = before.findIndex((line) => line.startsWith('| kill |'));
  expect(lines[at]).toContain('**kept**');
  expect(lines[at]).toContain(
    'Repeated on 2026-11-23 with Kubernetes v1.36.3, at least 8 requests a second and 4 analyses |',
  );
  expect(lines.toSpliced(at, 1)).toEqual(before.toSpliced(at, 1));
});

test('a fault that the table does not have yet becomes its last row', () => {
  const added = {
    name: 'restart',
    expected: 'Nothing fails.',
    verdict: { ...verdict, faults: [] },
  };
  const lines = withRepeated(`${document}\nNotes\n`, run, [added]).split('\n');
  const at = lines.findIndex((line) => line.startsWith('| disk |'));
  expect(lines[at + 1]).toContain('| restart | Nothing fails. | **kept**');
  expect(lines.toSpliced(at + 1, 1).join('\n')).toBe(`${document}\nNotes\n`);
});
