/**
 * npm run load -- fan-out --own [--minutes 1] [--sockets 500]
 *
 * Question: how long until one change of a job has reached all of its subscribers? One account has all sockets open.
 * In each round it starts ten analyses and subscribes every socket to the last of them while it waits for the others.
 * Measured is the time from the first socket that has the final state to the last one.
 *
 * It fails when a socket does not get the final state, when fewer than nine in ten got it as an update (the others
 * subscribed too late and got it as the answer), or when the 95th percentile of the time is above 2 s.
 *
 * Ten open analyses need the unlimited plan, so this scenario needs --own or --data-dir.
 */
import { sleep } from 'k6';
import exec from 'k6/execution';
import { Rate } from 'k6/metrics';
import { clearTimeout, setTimeout } from 'k6/timers';
import { openAnalysisSocket, type AnalysisSocket } from '../k6/analysis-socket.ts';
import { expectStarted, jobStatus } from '../k6/api-calls.ts';
import { essayAt } from '../k6/essay-texts.ts';
import { countError, fanOutMs, jobsCompleted, NO_ERRORS, TREND_STATS } from '../k6/load-metrics.ts';
import { SECONDS, SOCKETS, userAt } from '../k6/load-settings.ts';
import { finalStatus } from '../k6/update-frame.ts';

export { handleSummary } from '../k6/save-summary.ts';

const JOBS_A_ROUND = 10;
const ROUND_LIMIT_MS = 30_000;
const received = new Rate('received_as_update');

export const options = {
  summaryTrendStats: TREND_STATS,
  thresholds: { ...NO_ERRORS, received_as_update: ['rate>0.9'], fan_out_ms: ['p(95)<2000'] },
  scenarios: {
    rounds: {
      executor: 'per-vu-iterations',
      exec: 'rounds',
      vus: 1,
      iterations: 1,
      maxDuration: `${SECONDS + 60}s`,
      gracefulStop: '5s',
    },
  },
};

/** What one socket sees of the current round. */
interface Subscriber {
  socket: AnalysisSocket;
  onFrame: (frame: string) => void;
}

const user = userAt(0);

const openAll = (): Promise<Subscriber[]> =>
  new Promise((resolve) => {
    let ready = 0;
    const subscribers: Subscriber[] = [];
    const open = (): void => {
      const subscriber = { onFrame: () => undefined } as unknown as Subscriber;
      subscriber.socket = openAnalysisSocket(user, {
        onReady: () => {
          ready += 1;
          if (ready === SOCKETS) resolve(subscribers);
          else if (subscribers.length < SOCKETS) open();
        },
        onUpdate: (frame) => subscriber.onFrame(frame),
        onLost: () => exec.test.abort('a socket was lost'),
      });
      subscribers.push(subscriber);
    };
    for (let i = 0; i < 20; i += 1) if (subscribers.length < SOCKETS) open();
  });

/** Starts the analyses of a round. Returns the ids. */
const startRound = (round: number): string[] =>
  Array.from({ length: JOBS_A_ROUND }, (_, i) =>
    expectStarted(user, essayAt(round * JOBS_A_ROUND + i), 'hybrid'),
  ).filter((id) => id !== undefined);

/** Resolves when every subscriber has the final state of the job. */
const fanOut = (subscribers: readonly Subscriber[], jobId: string): Promise<void> =>
  new Promise((resolve) => {
    let first = 0;
    let left = subscribers.length;
    const limit = setTimeout(() => {
      countError('update did not arrive', left);
      resolve();
    }, ROUND_LIMIT_MS);
    for (const subscriber of subscribers) {
      let frames = 0;
      subscriber.onFrame = (frame) => {
        if (!frame.slice(0, 200).includes(jobId)) return;
        frames += 1;
        if (finalStatus(frame) === undefined) return;
        // The first frame is the answer to the subscription. What comes after it was relayed.
        received.add(frames > 1);
        const now = Date.now();
        if (first === 0) first = now;
        left -= 1;
        subscriber.onFrame = () => undefined;
        if (left > 0) return;
        clearTimeout(limit);
        fanOutMs.add(now - first);
        jobsCompleted.add(1);
        resolve();
      };
      subscriber.socket.subscribe(jobId);
    }
  });

export const rounds = async (): Promise<void> => {
  const end = Date.now() + SECONDS * 1_000;
  const subscribers = await openAll();
  for (let round = 0; Date.now() < end; round += 1) {
    const ids = startRound(round);
    if (ids.length < JOBS_A_ROUND) break;
    await fanOut(subscribers, ids[ids.length - 1] as string);
    for (const id of ids) while (jobStatus(user, id) !== 'completed') sleep(0.1);
  }
  for (const { socket } of subscribers) socket.close();
};
