/** The result of one test file, reduced to what the summary needs. */
export interface FileOutcome {
  project: string;
  /** Absolute path of the file. */
  path: string;
  passed: number;
  failed: number;
  /** True when the file did not load or crashed, so that its tests could not be counted. */
  broken: boolean;
  /** The signal that ended the process which ran the file, such as SIGSEGV; null when none did. */
  endedBy: string | null;
  /** Full titles, with those of the enclosing describes. */
  skipped: string[];
}

/** Tests by outcome. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The signal in Jest's message about a process of its own that a signal ended; null for every other message. */
export const endingSignal = (message: string | undefined): string | null =>
  /^A jest worker process \(pid=\d+\) was terminated by another process: signal=(SIG\w+)/.exec(
    message ?? '',
  )?.[1] ?? null;

/** How many files with a browser may fail and still run again: more of them are no accident. */
const MOST_BROWSER_RERUNS = 2;

/**
 * The files that run once more by themselves, each with its reason. One whose process a signal ended (now and then
 * V8 ends a process that has run hundreds of module contexts with a memory fault). And one with a browser that failed
 * while other files shared the machine's processors: a browser paints, scrolls and times out by the real clock.
 */
export const filesToRunAgain = (
  outcomes: readonly FileOutcome[],
): { path: string; reason: string }[] => {
  const ended = outcomes
    .filter(({ endedBy }) => endedBy !== null)
    .map(({ path, endedBy }) => ({ path, reason: `its process was ended by ${endedBy}` }));
  const inBrowser = outcomes
    .filter(({ path, failed }) => failed > 0 && /\/browser-[^/]*\.test\.ts$/.test(path))
    .map(({ path, failed }) => ({ path, reason: `failed beside other files: ${failed}` }));
  const isAccident = outcomes.length > 1 && inBrowser.length <= MOST_BROWSER_RERUNS;
  return isAccident ? [...ended, ...inBrowser] : ended;
};

/** The outcomes with those of a second run in the place of the first outcomes of the same files. */
export const withSecondRun = (
  outcomes: readonly FileOutcome[],
  again: readonly FileOutcome[],
): FileOutcome[] => {
  const second = new Map(again.map((outcome) => [outcome.path, outcome]));
  return outcomes.map((outcome) => second.get(outcome.path) ?? outcome);
};

/** Adds up the files. A broken file counts as one failure. */
export const countOutcomes = (outcomes: FileOutcome[]): Counts => {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const outcome of outcomes) {
    counts.passed += outcome.passed;
    counts.failed += outcome.failed + (outcome.broken ? 1 : 0);
    counts.skipped += outcome.skipped.length;
  }
  return counts;
};

/** `3 passed, 0 failed`, with `, 2 skipped` when tests were skipped. Outside checks read this line. */
export const countedLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** One line per project, such as `node: 812 tests in 64 files`, in the order of their first reports. */
export const projectLines = (outcomes: FileOutcome[]): string[] =>
  [...Map.groupBy(outcomes, ({ project }) => project)].map(([project, files]) => {
    const { passed, failed } = countOutcomes(files);
    return `${project}: ${passed + failed} tests in ${files.length} files`;
  });

const reasonOf = (title: string): string =>
  /\[why: ([^\]]+)\]/.exec(title)?.[1] ?? `no reason given ('${title}')`;

/**
 * One line per reason with the number of tests skipped for it. A test or describe gives its reason as
 * `[why: …]` in its title.
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
