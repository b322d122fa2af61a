/**
 * npm run load -- storm --own [--minutes 2] [--sockets 1000]
 *
 * Question: how long until everyone is back, if all browsers reconnect at the same moment, as after a restart? Three
 * waves: all sockets open at once, present their token and subscribe to an analysis, and close when the last one has
 * its acknowledgement.
 *
 * It fails when a socket is refused, closed or not subscribed within 30 s, or when the 95th percentile is above 5 s.
 */
import exec from 'k6/execution';
import { finishOneJobEach } from '../k6/finished-jobs.ts';
import { holdSockets, SOCKETS_PER_VU } from '../k6/hold-sockets.ts';
import { NO_ERRORS, TREND_STATS } from '../k6/load-metrics.ts';
import { SECONDS, SOCKETS } from '../k6/load-settings.ts';

export { handleSummary } from '../k6/save-summary.ts';

const WAVES = 3;
/** Seconds from one wave to the next. A socket gets 30 s, so fewer would let waves overlap. */
const WAVE_SECONDS = Math.max(35, Math.round(SECONDS / WAVES));
const vus = Math.ceil(SOCKETS / SOCKETS_PER_VU);

const wave = (n: number) => ({
  executor: 'per-vu-iterations',
  exec: 'reconnect',
  vus,
  iterations: 1,
  startTime: `${n * WAVE_SECONDS}s`,
  maxDuration: `${WAVE_SECONDS}s`,
  gracefulStop: '1s',
});

export const options = {
  setupTimeout: '120s',
  summaryTrendStats: TREND_STATS,
  thresholds: {
    ...NO_ERRORS,
    sockets_ready: [`count==${WAVES * SOCKETS}`],
    socket_ready_ms: ['p(95)<5000'],
  },
  scenarios: { first: wave(0), second: wave(1), third: wave(2) },
};

export const setup = (): string[] => finishOneJobEach();

export const reconnect = (jobIds: string[]): Promise<void> => {
  const from = exec.scenario.iterationInTest * SOCKETS_PER_VU;
  const to = Math.min(SOCKETS, from + SOCKETS_PER_VU);
  return holdSockets(jobIds, from, to, { gapMs: 0, holdMs: 32_000, isHeld: false });
};
