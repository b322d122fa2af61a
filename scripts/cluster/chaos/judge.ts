import type { JobRecord, Observations, RequestSample } from './observations.ts';

/** What the product promises under a fault. An accepted analysis is never lost and credits are always exact. */
export interface Expectation {
  /** The promise as a sentence, for the table. */
  text: string;
  /** Whether 503 with Retry-After is a right answer while the fault lasts and the product recovers. @default false */
  mayRefuse?: boolean;
  /** Most requests that may fail: those that were open in a killed process. @default 0 */
  failures?: number;
  /** Seconds after the end of the fault until every request must succeed again. */
  recoverySeconds: number;
}

/** The time of one fault, in Unix ms. */
export interface FaultWindow {
  /** When the fault began. */
  from: number;
  /** When it was undone. */
  undone: number;
  /** When the load was last looked at. */
  to: number;
  /** When the analyses that were open then had ended: accounts are still checked until then. */
  settled: number;
}

/** Load that must have been there for a row to say anything. */
export interface LoadFloor {
  requestsPerSecond: number;
  jobsInFlight: number;
}

export interface Verdict {
  requests: number;
  requestsPerSecond: number;
  refused: number;
  failed: number;
  jobs: number;
  lostJobs: number;
  failedJobs: number;
  /**
   * Of an analysis that ended, of the first one that was completed after the fault was undone, and of the last one of those
   * that were open then, both counted from then; 0 without one.
   */
  longestSeconds: number;
  firstSecondsAfter: number;
  lastSecondsAfter: number;
  accounts: number;
  wrongCredits: number;
  /** Sentences that say what broke the promise. Empty: it was kept. */
  faults: string[];
}

/** The longest of these times in ms, in seconds. */
const longest = (times: readonly number[]): number => Math.max(0, ...times) / 1_000;

/** Seconds from the time `at`, in ms, to the first completed analysis after it; 0 where none was. */
const firstAfter = (jobs: readonly JobRecord[], at: number): number => {
  const ends = jobs.flatMap(({ outcome, endedAt = 0 }) =>
    outcome === 'completed' && endedAt > at ? [endedAt] : [],
  );
  return ends.length === 0 ? 0 : (Math.min(...ends) - at) / 1_000;
};

type RequestOutcome = 'answered' | 'refused' | 'failed';

/** A refusal is a 503 that says when to come again. Every other status from 400 on, and no answer, is a failure. */
export const outcomeOf = ({ status, hasRetryAfter }: RequestSample): RequestOutcome => {
  if (status >= 200 && status < 400) return 'answered';
  return status === 503 && hasRetryAfter ? 'refused' : 'failed';
};

/** Analyses open at the moment `at`. */
const openAt = (jobs: readonly JobRecord[], at: number): number =>
  jobs.filter(({ acceptedAt, endedAt = Infinity }) => acceptedAt <= at && endedAt > at).length;

/** The mean number of open analyses, looked at once a second. */
const meanOpen = (jobs: readonly JobRecord[], { from, to }: FaultWindow): number => {
  const seconds = Math.max(1, Math.floor((to - from) / 1_000));
  const counts = Array.from({ length: seconds }, (_, i) => openAt(jobs, from + i * 1_000));
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
};

/** Routes and statuses, or problems, with their counts, such as 'state ECONNRESET: 2, start 500: 1'. */
const counted = (samples: readonly RequestSample[]): string =>
  [...Map.groupBy(samples, ({ route, status, problem }) => `${route} ${problem ?? status}`)]
    .map(([kind, of]) => `${kind}: ${of.length}`)
    .join(', ');

const requestFaults = (
  samples: readonly RequestSample[],
  expected: Expectation,
  { undone }: FaultWindow,
): string[] => {
  const of = (outcome: RequestOutcome) => samples.filter((one) => outcomeOf(one) === outcome);
  const [failed, refused] = [of('failed'), of('refused')];
  const recovered = undone + expected.recoverySeconds * 1_000;
  const late = [...failed, ...refused].filter(({ at }) => at > recovered);
  const found: string[] = [];
  if (failed.length > (expected.failures ?? 0))
    found.push(`${failed.length} requests failed (${counted(failed)})`);
  if (refused.length > 0 && !expected.mayRefuse)
    found.push(`${refused.length} requests were refused`);
  if (late.length > 0)
    found.push(
      `${late.length} requests failed more than ${expected.recoverySeconds} s after the fault (${counted(late)})`,
    );
  return found;
};

/**
 * Compares what the load saw with what the product promises. Pure. Requests count if they were sent inside the window,
 * analyses if they were open at any time of it, accounts if their last analysis ended in it or, open at its end, soon after. Call it only once every
 * analysis has ended or its time is up.
 */
export const judge = (
  seen: Observations,
  expected: Expectation,
  window: FaultWindow,
  floor: LoadFloor,
): Verdict => {
  const { from, to, settled } = window;
  const requests = seen.requests.filter(({ at }) => at >= from && at <= to);
  const jobs = seen.jobs.filter(
    ({ acceptedAt, endedAt = Infinity }) => acceptedAt <= to && endedAt >= from,
  );
  const accounts = seen.credits.filter(({ at }) => at >= from && at <= settled);
  const wrong = accounts.filter(
    ({ granted, remaining, completed }) => remaining !== granted - completed,
  );
  const lost = jobs.filter(({ outcome }) => outcome === undefined);
  const failed = jobs.filter(({ outcome }) => outcome === 'failed' || outcome === 'cancelled');
  const requestsPerSecond = (requests.length * 1_000) / Math.max(1, to - from);
  const open = meanOpen(seen.jobs, window);

  const faults = requestFaults(requests, expected, window);
  if (lost.length > 0) faults.push(`${lost.length} analyses were lost`);
  if (failed.length > 0) faults.push(`${failed.length} analyses failed`);
  if (accounts.length === 0) faults.push('the credits of no account were checked');
  if (wrong.length > 0) faults.push(`the credits of ${wrong.length} accounts are wrong`);
  if (requestsPerSecond < floor.requestsPerSecond)
    faults.push(`the load was only ${requestsPerSecond.toFixed(1)} requests a second`);
  if (open < floor.jobsInFlight && !expected.mayRefuse)
    faults.push(`only ${open.toFixed(1)} analyses were open on average`);
  return {
    requests: requests.length,
    requestsPerSecond,
    refused: requests.filter((one) => outcomeOf(one) === 'refused').length,
    failed: requests.filter((one) => outcomeOf(one) === 'failed').length,
    jobs: jobs.length,
    lostJobs: lost.length,
    failedJobs: failed.length,
    longestSeconds: longest(
      jobs.map(({ acceptedAt, endedAt = acceptedAt }) => endedAt - acceptedAt),
    ),
    firstSecondsAfter: firstAfter(jobs, window.undone),
    lastSecondsAfter: longest(
      jobs
        .filter(({ acceptedAt }) => acceptedAt <= window.undone)
        .map(({ endedAt = window.undone }) => endedAt - window.undone),
    ),
    accounts: accounts.length,
    wrongCredits: wrong.length,
    faults,
  };
};
