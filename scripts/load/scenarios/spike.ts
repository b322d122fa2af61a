/**
 * npm run load -- spike --own [--minutes 1.5] [--requests 30] [--jobs 0.3]
 *
 * Question: is a sudden tenfold load refused politely, and is everything as before after it? A third of the time at
 * the given rates, a third at ten times that, a third at the given rates again.
 *
 * During the spike 429 and 503 are right if they say when to come again (Retry-After). It fails with any other answer,
 * when an analysis that was accepted does not complete, or when state requests after the spike have a 95th percentile
 * above 500 ms. The first ten seconds after it belong to nobody: what was accepted is still being worked off.
 */
import exec from 'k6/execution';
import { readState, startAnalysis } from '../k6/api-calls.ts';
import { essayAt } from '../k6/essay-texts.ts';
import {
  countError,
  refusedPolitely,
  stateAfterMs,
  stateBeforeMs,
  TREND_STATS,
} from '../k6/load-metrics.ts';
import { JOBS, REQUESTS, SECONDS, userAt } from '../k6/load-settings.ts';
import { followJob } from '../k6/run-job.ts';

export { handleSummary } from '../k6/save-summary.ts';

const TIMES = 10;
const SETTLE_SECONDS = 10;
const third = Math.max(1, Math.round(SECONDS / 3));

const stages = (perMinute: number) => [
  { target: perMinute, duration: `${third}s` },
  { target: perMinute * TIMES, duration: '0s' },
  { target: perMinute * TIMES, duration: `${third}s` },
  { target: perMinute, duration: '0s' },
  { target: perMinute, duration: `${third + SETTLE_SECONDS}s` },
];
const arrivals = (perSecond: number, name: string, vus: number) => ({
  executor: 'ramping-arrival-rate',
  exec: name,
  startRate: Math.round(perSecond * 60),
  timeUnit: '60s',
  stages: stages(Math.round(perSecond * 60)),
  preAllocatedVUs: vus,
  gracefulStop: '90s',
});

export const options = {
  summaryTrendStats: TREND_STATS,
  thresholds: {
    errors: ['count==0'],
    jobs_completed: ['count>0'],
    state_after_ms: ['p(95)<500'],
  },
  scenarios: { state: arrivals(REQUESTS, 'state', 200), jobs: arrivals(JOBS, 'job', 100) },
};

type Phase = 'before' | 'spike' | 'settling' | 'after';

const phase = (): Phase => {
  const seconds = (Date.now() - exec.scenario.startTime) / 1_000;
  if (seconds < third) return 'before';
  if (seconds < 2 * third) return 'spike';
  return seconds < 2 * third + SETTLE_SECONDS ? 'settling' : 'after';
};

/** Whether the answer is the expected one. 429 and 503 are right under the spike if they say when to come again. */
const isAnswered = (
  answer: { status: number; headers: Record<string, string> },
  status: number,
  during: Phase,
): boolean => {
  if (answer.status === status) return true;
  const isPolite =
    [429, 503].includes(answer.status) && answer.headers['Retry-After'] !== undefined;
  if (isPolite && (during === 'spike' || during === 'settling')) refusedPolitely.add(1);
  else countError(`${during} ${answer.status}`);
  return false;
};

export const state = (): void => {
  const n = exec.scenario.iterationInTest;
  const during = phase();
  const answer = readState(userAt(n), n);
  if (!isAnswered(answer, 200, during)) return;
  if (during === 'before') stateBeforeMs.add(answer.timings.duration);
  if (during === 'after') stateAfterMs.add(answer.timings.duration);
};

export const job = async (): Promise<void> => {
  const n = exec.scenario.iterationInTest;
  const user = userAt(n);
  const during = phase();
  const begun = Date.now();
  const answer = startAnalysis(user, essayAt(n));
  if (isAnswered(answer, 202, during)) await followJob(user, answer.json('jobId') as string, begun);
};
