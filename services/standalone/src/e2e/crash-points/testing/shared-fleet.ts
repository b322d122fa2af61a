import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { launchSeven, tempDir, type Seven, type SevenName } from '@argint/testkit';
import { armPoint, disarmPoint } from './armed-point.ts';
import { accountOf, type Account } from './account.ts';
import { runJourney, type Journey } from './journey.ts';
import { targetOf } from './journey-target.ts';
import { faultsOf } from './stored-faults.ts';
import { envFor, type Visit } from './visit.ts';
import { whenSettled } from './when-settled.ts';

/** Requests to the killed replica fail, so a journey that continues on the other one may need several attempts. */
const MAX_ATTEMPTS = 5;
/** How many students run a journey, one after another, until a replica reaches the crash point. */
const MAX_STUDENTS = 3;

interface Fleet {
  seven: Seven;
  dir: Awaited<ReturnType<typeof tempDir>>;
}

/** What a student did, and where. */
export interface FinishedRun {
  /** Origins of the gateways. */
  urls: readonly string[];
  dataDir: string;
  journey: Journey;
  account: Account;
  /** The job's status that the student saw last. */
  status: string;
}

export interface FleetOptions {
  /** Further settings of every process. @default none */
  env?: Record<string, string>;
  /** What is wrong after a run, one sentence each. @default compares what the database files contain */
  faults?: (run: FinishedRun) => string[] | Promise<string[]>;
  /** How long what a run leaves may take to settle, in ms. @default 15 s */
  settleMs?: number;
}

const faultsInFiles = ({ dataDir, journey, account, status }: FinishedRun): string[] =>
  faultsOf('seven', dataDir, { journey, email: account.email, status });

/**
 * Restarts the killed service and runs the journey again. Returns the job's last status, or null
 * when the service did not reach the point.
 */
const visitAndRestart = async (
  { seven, dir }: Fleet,
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
    await runJourney(targetOf(seven, dir.path), journey, account, gone.signal).catch(
      () => undefined,
    );
    if (!victim?.killed()) {
      await seven.restart(service, 'SIGTERM');
      return null;
    }
  }
  await seven.restart(service, 'SIGKILL');
  return (await runJourney(targetOf(seven, dir.path), journey, account)).status;
};

/**
 * Runs the journey until it ends. A student whose gateway, or a service behind it, has just died tries again through
 * the other gateway, as a load balancer would.
 */
const runThroughEitherGateway = async (
  { seven, dir }: Fleet,
  journey: Journey,
  account: Account,
): Promise<string> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const target = targetOf(seven, dir.path, seven.urls[attempt % seven.urls.length]);
      return (await runJourney(target, journey, account)).status;
    } catch (error) {
      if (attempt + 1 >= MAX_ATTEMPTS) throw error;
      await sleep(200);
    }
  }
};

/**
 * Seven services whose processes keep running between visits; each visit has a new student. With one replica a visit
 * restarts the service that is to crash. With two the replica that reaches the point first crashes. It stays dead until
 * the visit is over, and the other one ends the journey.
 */
export const createSharedFleet = (
  replicas: 1 | 2,
  { env: settings = {}, faults: faultsIn = faultsInFiles, settleMs }: FleetOptions = {},
) => {
  let open: Fleet | undefined;
  let students = 0;

  const close = async (): Promise<void> => {
    const { seven, dir } = open ?? {};
    open = undefined;
    await seven?.stop('SIGKILL');
    await dir?.remove();
  };
  const armedFile = ({ dir }: Pick<Fleet, 'dir'>): string => join(dir.path, 'armed');
  /** @param atStart a crash point to be reached by the first processes of the fleet */
  const fleet = async (atStart?: string): Promise<Fleet> => {
    if (open) return open;
    const dir = await tempDir();
    const env = { ...envFor(dir.path), ...settings };
    if (replicas > 1) env['FAILPOINT_FILE'] = armedFile({ dir });
    const launch = () => launchSeven(dir.path, { env, replicas });
    if (atStart !== undefined) armPoint(armedFile({ dir }), atStart);
    // A service may crash while it starts, or another program takes its free port before it listens.
    open = { dir, seven: await launch().catch(launch) };
    return open;
  };
  const reviveDead = async ({ seven }: Fleet): Promise<void> => {
    for (const [name, one] of seven.processes)
      if (one.hasExited()) await seven.restart(name, 'SIGKILL');
  };

  /** Timing decides whether a journey takes some steps at all, so several students run it. */
  const visitUntilReached = async (journey: Journey, point: string): Promise<Visit | null> => {
    let seen = await visit(journey, point);
    for (let n = 1; n < MAX_STUDENTS && seen?.reached === false && seen.faults.length === 0; n += 1)
      seen = await visit(journey, point);
    if (seen?.reached !== false || seen.faults.length > 0) return seen;
    return replicas === 1 ? seen : visitFirstStart(journey, point);
  };

  /** Visits a step of the very first start, with new processes and an empty data folder. */
  const visitFirstStart = async (journey: Journey, point: string): Promise<Visit | null> => {
    await close();
    const isStopped = disarmPoint(armedFile(await fleet(point)));
    const seen = await visit(journey, point);
    return seen && { ...seen, reached: seen.reached || isStopped };
  };

  const visit = async (journey: Journey, point: string): Promise<Visit | null> => {
    const account = accountOf(`student-${(students += 1)}`);
    const current = await fleet();
    const left = (status: string): Promise<string[]> =>
      whenSettled(
        () =>
          faultsIn({
            urls: current.seven.urls,
            dataDir: current.dir.path,
            journey,
            account,
            status,
          }),
        settleMs,
      );
    if (replicas === 1) {
      const status = await visitAndRestart(current, journey, point, account);
      return status === null ? null : { reached: true, faults: await left(status) };
    }
    armPoint(armedFile(current), point);
    const status = await runThroughEitherGateway(current, journey, account);
    // Some steps come after the end that the student sees.
    await left(status);
    const reached = disarmPoint(armedFile(current));
    if (reached) await Promise.race([...current.seven.processes.values()].map((one) => one.exited));
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
