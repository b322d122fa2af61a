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
  requestsPerSecond: number;
  jobsInFlight: number;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const seen = ({ verdict, missing }: ChaosRow): string => {
  if (!verdict) return `not done: ${missing ?? 'unknown'}`;
  const { requests, requestsPerSecond, refused, failed, jobs, lostJobs, accounts, wrongCredits } =
    verdict;
  const { longestSeconds, firstSecondsAfter, lastSecondsAfter } = verdict;
  const [longest, first, last] = [longestSeconds, firstSecondsAfter, lastSecondsAfter].map(
    (seconds) => seconds.toFixed(0),
  );
  const isKept = verdict.faults.length === 0;
  return [
    isKept ? '**kept**' : `**broken**: ${verdict.faults.join('; ')}`,
    `${requests} requests (${requestsPerSecond.toFixed(0)} a second), ${refused} refused, ${failed} failed`,
    `${jobs} analyses, ${lostJobs} lost; the longest took ${longest} s. After the end of the fault the first one was completed in ${first} s, the last of those open then ended in ${last} s`,
    `credits of ${accounts} accounts, ${wrongCredits} wrong`,
  ].join('. ');
};

const line = (row: ChaosRow, note = ''): string =>
  `| ${cell(row.name)} | ${cell(row.expected)} | ${cell(seen(row) + note)} |`;

const madeWith = ({ date, versions }: ChaosRun): string =>
  `${date} with ${Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')}`;

/**
 * The document with rows that were done again in place of the earlier ones, each with the date, versions and load of its
 * own run. A row that the document does not have is added to its table.
 */
export const withRepeated = (
  document: string,
  run: ChaosRun,
  rows: readonly ChaosRow[],
): string => {
  const lines = document.split('\n');
  for (const row of rows) {
    const load = `at least ${run.requestsPerSecond} requests a second and ${run.jobsInFlight} analyses`;
    const again = line(row, `. Repeated on ${madeWith(run)}, ${load}`);
    const at = lines.findIndex((earlier) => earlier.startsWith(`| ${cell(row.name)} |`));
    if (at >= 0) lines[at] = again;
    else lines.splice(lines.findLastIndex((earlier) => earlier.startsWith('| ')) + 1, 0, again);
  }
  return lines.join('\n');
};

/** The document docs/operations/chaos.md. */
export const chaosDocument = (run: ChaosRun, rows: readonly ChaosRow[]): string =>
  [
    '# Chaos table',
    '',
    'Written by `node scripts/cluster/chaos.ts`; run it again rather than editing this page. During each fault a load of',
    `at least ${run.requestsPerSecond} requests a second goes on, half of them on new connections, and ${run.jobsInFlight} analyses are`,
    'open. No request is repeated. Each account has two credits. When both analyses have ended, the credits left must be',
    'two minus the analyses that completed.',
    '',
    `Run on ${madeWith(run)}, where a row does not say otherwise.`,
    '',
    '| what was done | expected | seen |',
    '| --- | --- | --- |',
    ...rows.map((row) => line(row)),
    '',
  ].join('\n');
