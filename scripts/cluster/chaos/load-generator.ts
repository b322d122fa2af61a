import { setTimeout as sleep } from 'node:timers/promises';
import { JOB_LIMIT_MS, runLane, type CountedCall } from './account-lane.ts';
import { auditCredits } from './credit-audit.ts';
import type { Observations } from './observations.ts';
import { singleRequests } from './single-request.ts';

/** A running load. */
export interface ChaosLoad {
  seen: Observations;
  /** Resolves when every analysis that was accepted before `time` has ended or is lost. */
  settled: (time: number) => Promise<void>;
  /** Ends the load. Resolves when all analyses have ended and the credits of all accounts were read. */
  stop: () => Promise<void>;
}

const READS = ['/api/check-access', '/api/essays', '/api/essays/analyze/jobs'];

/**
 * Sends state requests at a fixed rate, each whether or not the one before was answered and every second one on a kept
 * connection, and keeps `lanes` analyses open. No call is repeated.
 *
 * @throws Error when the account of the reader cannot be registered
 */
export const startLoad = async (
  origin: string,
  options: { requestsPerSecond: number; lanes: number },
): Promise<ChaosLoad> => {
  const send = singleRequests(origin);
  const seen: Observations = { requests: [], jobs: [], credits: [] };
  let isOn = true;
  let number = 0;
  const nextNumber = (): number => (number += 1);

  const call: CountedCall = async (route, path, how = {}) => {
    const at = Date.now();
    const answer = await send(path, { ...how, keepsConnection: nextNumber() % 2 === 0 });
    const { status, hasRetryAfter, problem } = answer;
    seen.requests.push({
      at,
      route,
      status,
      hasRetryAfter,
      ...(problem === undefined ? {} : { problem }),
    });
    return answer;
  };

  const name = `chaos-reader-${Date.now().toString(36)}`;
  const reader = await send('/api/auth/register', {
    body: {
      username: name,
      email: `${name}@example.org`,
      password: 'a quiet harbour',
      firstName: 'Thandi',
      lastName: 'Nkosi',
    },
  });
  if (reader.status !== 201) throw new Error(`The reader's registration got ${reader.status}.`);
  const { token } = reader.body as { token: string };

  const open = new Set<Promise<unknown>>();
  const track = (work: Promise<unknown>): void => {
    open.add(work);
    void work.finally(() => open.delete(work));
  };
  let reads = 0;
  const timer = setInterval(() => {
    const path = READS[(reads += 1) % READS.length] as string;
    track(call('state', path, { token }));
  }, 1_000 / options.requestsPerSecond);
  const lanes = Array.from({ length: options.lanes }, () =>
    runLane({ call, seen, isOn: () => isOn, nextNumber }, (account) =>
      track(auditCredits(send, account).then((record) => seen.credits.push(record))),
    ),
  );

  return {
    seen,
    settled: async (time) => {
      const isOpen = (): boolean =>
        seen.jobs.some(
          ({ acceptedAt, endedAt }) =>
            acceptedAt <= time && endedAt === undefined && acceptedAt > Date.now() - JOB_LIMIT_MS,
        );
      while (isOpen()) await sleep(500);
    },
    stop: async () => {
      isOn = false;
      await Promise.all(lanes);
      clearInterval(timer);
      while (open.size > 0) await Promise.allSettled(open);
    },
  };
};
