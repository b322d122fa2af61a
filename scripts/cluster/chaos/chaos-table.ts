import type { Verdict } from './judge.ts';

/** One row: a fault with what was seen, or why it was not done. */
export interface ChaosRow {
  name: string;
  expected: string;
  verdict?: Verdict;
  missing?: string;
}

/** What the run was made with. */
export interface ChaosRun {
  /** ISO 8601. */
  date: string;
  versions: Readonly<Record<string, string>>;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** What fills the columns from the result to the accounts. */
const seen = ({ verdict, missing }: ChaosRow): string[] => {
  if (!verdict) return [`not done: ${missing ?? 'unknown'}`, '', '', '', ''];
  const { requests, requestsPerSecond, refused, failed, jobs, lostJobs, accounts, wrongCredits } =
    verdict;
  const seconds = [verdict.longestSeconds, verdict.firstSecondsAfter, verdict.lastSecondsAfter];
  return [
    verdict.faults.length === 0 ? '**kept**' : `**broken**: ${verdict.faults.join('; ')}`,
    `${requests} (${requestsPerSecond.toFixed(0)} a second), ${refused} refused, ${failed} failed`,
    `${jobs}, ${lostJobs} lost`,
    seconds.map((time) => time.toFixed(0)).join(' / '),
    `${accounts}, ${wrongCredits} wrong`,
  ];
};

const COMMIT = 'the product at';

/** Such as '2026-11-28 13:05, d29ea276': a row is read beside its code. */
const madeAt = ({ date, versions }: ChaosRun): string =>
  `${date.slice(0, 16).replace('T', ' ')}, ${versions[COMMIT] ?? 'unknown'}`;

const line = (row: ChaosRow, run: ChaosRun): string =>
  `| ${[row.name, row.expected, ...seen(row), madeAt(run)].map(cell).join(' | ')} |`;

/**
 * The document with rows that were done again in place of the earlier ones. A row that the document does not have is
 * added to its table.
 */
export const withRepeated = (
  document: string,
  run: ChaosRun,
  rows: readonly ChaosRow[],
): string => {
  const lines = document.split('\n');
  const isTable = (text: string): boolean => text.startsWith('| ');
  for (const row of rows) {
    const again = line(row, run);
    const at = lines.findIndex((earlier) => earlier.startsWith(`| ${cell(row.name)} |`));
    if (at >= 0) lines[at] = again;
    else {
      const start = lines.findIndex(isTable);
      const rest = lines.slice(start).findIndex((text) => !isTable(text));
      lines.splice(rest < 0 ? lines.length : start + rest, 0, again);
    }
  }
  return lines.join('\n');
};

/** The document docs/operations/chaos.md. */
export const chaosDocument = (run: ChaosRun, rows: readonly ChaosRow[]): string =>
  [
    '# Chaos table',
    '',
    '`node scripts/cluster/chaos.ts` writes the table; run it again rather than editing it. During each fault a load',
    'goes on: requests, half of them on new connections and none repeated, and accounts that each keep an analysis open.',
    'An account has two credits. When both analyses have ended, the credits left must be two minus the analyses that',
    'completed; otherwise they are wrong. *Refused* is a 503 with `Retry-After`, *failed* any other error and no answer.',
    '',
    'The seconds are those of the longest analysis, and, from the end of the fault, those until an analysis completed',
    'again and until the last of those that were open then had ended.',
    '',
    Object.entries(run.versions)
      .filter(([name]) => name !== COMMIT)
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')
      .concat('. Times are UTC.'),
    '',
    '| what was done | promise | result | requests | analyses | seconds | accounts | when, at which commit |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map((row) => line(row, run)),
    '',
  ].join('\n');
