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
  date: '2026-11-22T21:36:31.864Z',
  versions: { Kubernetes: 'v1.36.3', 'the product at': '2da5d3a' },
};
const document = chaosDocument(run, [
  { name: 'rolling | update', expected: 'Nothing fails.', verdict: { ...verdict, faults: [] } },
  { name: 'kill', expected: 'Nothing is lost.', verdict },
  { name: 'disk', expected: 'Refuses.', missing: 'CHAOS_DISK_FILL and _FREE are not set' },
]);

test('the chaos table says of each fault whether the promise was kept, broken or not tried', () => {
  const rows = document.split('\n').filter((line) => line.startsWith('| '));
  expect(rows[2]).toBe(
    '| rolling \\| update | Nothing fails. | **kept** | 900 (30 a second), 0 refused, 3 failed | 12, 1 lost | 24 / 4 / 10 | 5, 0 wrong | 2026-11-22 21:36, 2da5d3a |',
  );
  expect(rows[3]).toContain('| **broken**: 3 requests failed (0: 3); 1 analyses were lost |');
  expect(rows[4]).toContain('not done: CHAOS_DISK_FILL and _FREE are not set');
  expect(rows.map((row) => row.split(/(?<!\\)\|/).length)).toEqual([10, 10, 10, 10, 10]);
});

test('the chaos table names the versions it was made with', () => {
  expect(document).toContain('\nKubernetes v1.36.3. Times are UTC.\n');
});

test('a fault that is done again replaces its row, with the time and commit of its own run', () => {
  const again = { date: '2026-11-23T09:00:00.000Z', versions: { 'the product at': '27e0d2c' } };
  const mended = {
    name: 'kill',
    expected: 'Nothing is lost.',
    verdict: { ...verdict, faults: [] },
  };
  const lines = withRepeated(document, again, [mended]).split('\n');
  const before = document.split('\n');
  const at = before.findIndex((line) => line.startsWith('| kill |'));
  expect(lines[at]).toMatch(
    /^\| kill \| Nothing is lost\. \| \*\*kept\*\* .*\| 2026-11-23 09:00, 27e0d2c \|$/,
  );
  expect(lines.toSpliced(at, 1)).toEqual(before.toSpliced(at, 1));
});

test('a fault that the table does not have yet becomes its last row, and other tables stay', () => {
  const added = {
    name: 'restart',
    expected: 'Nothing fails.',
    verdict: { ...verdict, faults: [] },
  };
  const notes = `${document}\n| another | table |\n`;
  const lines = withRepeated(notes, run, [added]).split('\n');
  const at = lines.findIndex((line) => line.startsWith('| disk |'));
  expect(lines[at + 1]).toContain('| restart | Nothing fails. | **kept**');
  expect(lines.toSpliced(at + 1, 1).join('\n')).toBe(notes);
});
