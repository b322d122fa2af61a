import { setTimeout as sleep } from 'node:timers/promises';
import {
  launchSeven,
  tempDir,
  type ReplicaName,
  type Seven,
  type SevenName,
} from '@argint/testkit';
import { accountOf, runJourney, type Account, type Journey } from './journey.ts';
import { faultsOf } from './stored-faults.ts';
import { ENV, type Visit } from './visit.ts';
import { whenSettled } from './when-settled.ts';

/** Requests to the killed replica fail, so a journey that continues on the other one may need several attempts. */
const MAX_ATTEMPTS = 5;
/** How many students run a journey, one after another, until the victim reaches the crash point. */
const MAX_STUDENTS = 3;

interface Fleet {
  seven: Seven;
  dir: Awaited<ReturnType<typeof tempDir>>;
}

/**
 * Restarts the killed service and runs the journey again. Returns the job's last status, or null
 * when the service did not reach the point.
 */
const visitAndRestart = async (
  { seven }: Fleet,
  journey: Journey,
  point: string,
  account: Account,
): Promise<string | null> => {
  const service = (point.split(':')[0] ?? '') as SevenName;
  const isReady = await seven.restart(service, 'SIGTERM', { FAILPOINT: point }).then(
    () => true,
    () => false,
  );
  const victim = seven.processes.get(service);
  if (isReady) {
    const gone = new AbortController();
    void victim?.exited.then(() => gone.abort());
    await runJourney(seven.url, journey, account, gone.signal).catch(() => undefined);
    if (!victim?.killed()) {
      await seven.restart(service, 'SIGTERM');
      return null;
    }
  }
  await seven.restart(service, 'SIGKILL');
  return (await runJourney(seven.url, journey, account)).status;
};

/** Kills the second replica and leaves it dead. The first replica ends the journey. */
const visitBesideReplica = async (
  { seven }: Fleet,
  journey: Journey,
  point: string,
  account: Account,
): Promise<{ status: string; reached: boolean }> => {
  const victim: ReplicaName = `${(point.split(':')[0] ?? '') as SevenName}/2`;
  const isReady = await seven.restart(victim, 'SIGTERM', { FAILPOINT: point }).then(
    () => true,
    () => false,
  );
  const runWithRetries = async (attemptsLeft: number): Promise<string> => {
    try {
      return (await runJourney(seven.url, journey, account)).status;
    } catch (error) {
      if (attemptsLeft <= 1) throw error;
      await sleep(200);
      return runWithRetries(attemptsLeft - 1);
    }
  };
  const status = await runWithRetries(MAX_ATTEMPTS);
  return { status, reached: !isReady || (seven.processes.get(victim)?.hasExited() ?? true) };
};

/**
 * Seven services whose processes keep running between visits. A visit restarts only the replica that
 * is to crash, and a new student runs the journey. With two replicas of each service the killed one
 * stays dead until the visit is over.
 */
export const createSharedFleet = (replicas: 1 | 2) => {
  let open: Fleet | undefined;
  let students = 0;

  const close = async (): Promise<void> => {
    const { seven, dir } = open ?? {};
    open = undefined;
    await seven?.stop('SIGKILL');
    await dir?.remove();
  };
  const fleet = async (): Promise<Fleet> => {
    if (open) return open;
    const dir = await tempDir();
    const launch = () => launchSeven(dir.path, { env: ENV, replicas });
    // Another program may take a free port before a service listens on it.
    open = { dir, seven: await launch().catch(launch) };
    return open;
  };
  const reviveDead = async ({ seven }: Fleet): Promise<void> => {
    for (const [name, one] of seven.processes)
      if (one.hasExited()) await seven.restart(name, 'SIGKILL');
  };

  /** With two replicas the other one may take the step, so several students run the journey. */
  const visitUntilReached = async (journey: Journey, point: string): Promise<Visit | null> => {
    let seen = await visit(journey, point);
    for (let n = 1; n < MAX_STUDENTS && seen?.reached === false && seen.faults.length === 0; n += 1)
      seen = await visit(journey, point);
    return seen;
  };

  const visit = async (journey: Journey, point: string): Promise<Visit | null> => {
    const account = accountOf(`student-${(students += 1)}`);
    const current = await fleet();
    const left = (status: string): Promise<string[]> =>
      whenSettled(() =>
        faultsOf('seven', current.dir.path, { journey, email: account.email, status }),
      );
    if (replicas === 1) {
      const status = await visitAndRestart(current, journey, point, account);
      return status === null ? null : { reached: true, faults: await left(status) };
    }
    const { status, reached } = await visitBesideReplica(current, journey, point, account);
    const faults = await left(status);
    await reviveDead(current);
    return { reached, faults };
  };

  return {
    close,
    /**
     * Visits one crash point. Null when a restarted process cannot reach it, for example a step of
     * the very first start.
     */
    visit: async (journey: Journey, point: string): Promise<Visit | null> => {
      let seen: Visit | null;
      try {
        seen = await visitUntilReached(journey, point);
      } catch (error) {
        seen = { reached: true, faults: [error instanceof Error ? error.message : String(error)] };
      }
      // A new fleet, so that these faults are not found again in the next visit.
      if (seen && seen.faults.length > 0) await close();
      return seen;
    },
  };
};
