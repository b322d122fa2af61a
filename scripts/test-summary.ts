/** What one test file said: jest's own result, reduced to what is counted and told. */
export interface FileOutcome {
  project: string;
  passed: number;
  failed: number;
  /** The file did not load or died, so its tests could not be counted. */
  broken: boolean;
  /** Full titles, describes included. */
  skipped: string[];
}

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A broken file counts as one failure. */
export const countOutcomes = (outcomes: FileOutcome[]): Counts => {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const outcome of outcomes) {
    counts.passed += outcome.passed;
    counts.failed += outcome.failed + (outcome.broken ? 1 : 0);
    counts.skipped += outcome.skipped.length;
  }
  return counts;
};

/** `3 passed, 0 failed`, and what was skipped where anything was. Outside checks read this line. */
export const countedLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** `node: 812 tests in 64 files`, a line a project, in the order they first reported. */
export const projectLines = (outcomes: FileOutcome[]): string[] =>
  [...Map.groupBy(outcomes, ({ project }) => project)].map(([project, files]) => {
    const { passed, failed } = countOutcomes(files);
    return `${project}: ${passed + failed} tests in ${files.length} files`;
  });

const reasonOf = (title: string): string =>
  /\[why: ([^\]]+)\]/.exec(title)?.[1] ?? `no reason given ('${title}')`;

/**
 * One line a reason, with how many tests it stopped. A test or a describe says why it is skipped
 * by `[why: …]` in its title.
 */
export const skipLines = (outcomes: FileOutcome[]): string[] =>
  [
    ...Map.groupBy(
      outcomes.flatMap(({ skipped }) => skipped),
      reasonOf,
    ),
  ].map(
    ([reason, { length }]) => `skipped: ${length} ${length === 1 ? 'test' : 'tests'}, ${reason}`,
  );
