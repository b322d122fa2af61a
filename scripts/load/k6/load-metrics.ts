import { Counter, Trend } from 'k6/metrics';

const errors = new Counter('errors');
const told = new Set<string>();

/** Counts what should not have happened. The summary has only the sum, so the first of each kind in a virtual user is told. */
export const countError = (kind: string, count = 1): void => {
  errors.add(count, { kind });
  if (told.has(kind)) return;
  told.add(kind);
  console.warn(`${new Date().toISOString()} error: ${kind}`);
};

/** 429 and 503 that say when to come again. */
export const refusedPolitely = new Counter('refused_politely');
export const jobsCompleted = new Counter('jobs_completed');
export const socketsReady = new Counter('sockets_ready');
export const updatesReceived = new Counter('updates_received');

export const stateMs = new Trend('state_ms', true);
export const stateBeforeMs = new Trend('state_before_ms', true);
export const stateAfterMs = new Trend('state_after_ms', true);
export const startMs = new Trend('start_ms', true);
/** From sending the essay to the final update on the socket. */
export const jobMs = new Trend('job_ms', true);
/** From opening the socket to the acknowledged subscription. */
export const socketReadyMs = new Trend('socket_ready_ms', true);
/** From the first to the last subscriber that has the final state of a job. */
export const fanOutMs = new Trend('fan_out_ms', true);

/** Thresholds of every scenario that must run without a single error. */
export const NO_ERRORS = {
  errors: ['count==0'],
  http_req_failed: ['rate==0'],
  // An iteration that k6 could not begin in time means that the stated rate was not reached.
  dropped_iterations: ['count==0'],
};

/** Statistics that the table needs. */
export const TREND_STATS = ['med', 'p(95)', 'max', 'count'];
