/** The load of an ordinary day: pages that read state, analyses that are started and followed, and open sockets. */
import exec from 'k6/execution';
import { expectState } from './api-calls.ts';
import { essayAt } from './essay-texts.ts';
import { finishOneJobEach } from './finished-jobs.ts';
import { holdSockets, SOCKETS_PER_VU } from './hold-sockets.ts';
import { NO_ERRORS, TREND_STATS } from './load-metrics.ts';
import { JOBS, REQUESTS, SECONDS, SOCKETS, userAt } from './load-settings.ts';
import { runJob } from './run-job.ts';

/** Analyses at a time that k6 can follow. The accounts allow three each. */
const MAX_JOBS_AT_ONCE = 50;
const socketVus = Math.ceil(SOCKETS / SOCKETS_PER_VU);

export const mixedOptions = {
  setupTimeout: '120s',
  summaryTrendStats: TREND_STATS,
  thresholds: {
    ...NO_ERRORS,
    state_ms: ['p(95)<500'],
    start_ms: ['p(95)<1000'],
    job_ms: ['p(95)<10000'],
    socket_ready_ms: ['p(95)<2000'],
    jobs_completed: ['count>0'],
    sockets_ready: [`count>=${SOCKETS}`],
  },
  scenarios: {
    state: {
      executor: 'constant-arrival-rate',
      exec: 'state',
      rate: Math.round(REQUESTS),
      timeUnit: '1s',
      duration: `${SECONDS}s`,
      preAllocatedVUs: 50,
      gracefulStop: '30s',
    },
    jobs: {
      executor: 'constant-arrival-rate',
      exec: 'job',
      rate: Math.round(JOBS * 60),
      timeUnit: '60s',
      duration: `${SECONDS}s`,
      preAllocatedVUs: MAX_JOBS_AT_ONCE,
      gracefulStop: '60s',
    },
    sockets: {
      executor: 'per-vu-iterations',
      exec: 'sockets',
      vus: socketVus,
      iterations: 1,
      maxDuration: `${SECONDS + 30}s`,
      gracefulStop: '5s',
    },
  },
};

export const setup = (): string[] => finishOneJobEach();

export const state = (): void => {
  const n = exec.scenario.iterationInTest;
  expectState(userAt(n), n);
};

export const job = (): Promise<void> => {
  const n = exec.scenario.iterationInTest;
  return runJob(userAt(n), essayAt(n + 1_000));
};

export const sockets = (jobIds: string[]): Promise<void> => {
  const from = exec.scenario.iterationInTest * SOCKETS_PER_VU;
  const to = Math.min(SOCKETS, from + SOCKETS_PER_VU);
  return holdSockets(jobIds, from, to, { gapMs: 20, holdMs: SECONDS * 1_000, isHeld: true });
};
