import { isDeepStrictEqual } from 'node:util';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  freePort,
  launchSeven,
  launchStandalone,
  tempDir,
  type Launched,
  type Product,
  type Seven,
  type SevenName,
} from '@argint/testkit';
import { travel, type Journey } from './journey.ts';
import {
  collectionsOf,
  deadLettersOf,
  inOneFolder,
  inOwnFolders,
  readStoredState,
} from './stored-state.ts';

/** Grammar off and short leases: what is visited are steps, not seconds. */
const ENV = { GRAMMAR: 'off', LEASE_SECONDS: '1', LOG_LEVEL: 'silent' };

/** One process, or seven of which the one that owns the point is stopped. */
export type Topology = 'one' | 'seven';

const startAt = async (
  topology: Topology,
  dir: string,
  service: SevenName,
  env: Record<string, string>,
): Promise<{ product: Product; victim: Launched | undefined }> => {
  if (topology === 'one') {
    const product = await launchStandalone(dir, { ...ENV, ...env });
    return { product, victim: product.processes.get('standalone') };
  }
  const product = await launchSeven(dir, freePort, ENV, { [service]: env });
  return { product, victim: product.processes.get(service) };
};

const filesOf = (topology: Topology, dir: string): ((service: string) => string) =>
  topology === 'one' ? inOneFolder(dir) : inOwnFolders(dir);

/** What is wrong with what was left; empty where all is well. */
const faultsOf = (topology: Topology, dir: string, journey: Journey, status: string): string[] => {
  const state = readStoredState(filesOf(topology, dir));
  const faults: string[] = [];
  const [job, ...others] = state.jobs;
  const spends =
    job?.outcome === 'completed' || (job?.outcome === 'cancelled' && job.partials === true);
  const keeps = spends && journey !== 'delete';
  const expected = { granted: 2, available: spends ? 1 : 2, held: 0, spent: spends ? 1 : 0 };
  if (state.users !== 1) faults.push(`${state.users} users`);
  if (!job || others.length > 0) faults.push(`${state.jobs.length} jobs`);
  if (job?.phase !== 'done') faults.push(`job is ${String(job?.phase)}`);
  if (job?.status !== status) faults.push(`told ${status}, stored ${String(job?.status)}`);
  if (!isDeepStrictEqual(state.credits, expected))
    faults.push(`credits ${JSON.stringify(state.credits)}, not ${JSON.stringify(expected)}`);
  if (state.results.length !== (keeps ? 1 : 0)) faults.push(`${state.results.length} results`);
  if (state.openTasks.length > 0) faults.push(`open tasks ${state.openTasks.join(' ')}`);
  if (state.unpublished.length > 0) faults.push(`unpublished ${state.unpublished.join(' ')}`);
  const dead = deadLettersOf(join(dir, 'bus.sqlite'));
  if (dead > 0) faults.push(`${dead} dead letters`);
  return faults;
};

/** The durable steps a journey takes, in order of first appearance, and the collections there are after it. */
export const recordPoints = async (
  topology: Topology,
  journey: Journey,
): Promise<{ points: string[]; collections: string[] }> => {
  const dir = await tempDir();
  try {
    const log = join(dir.path, 'points.log');
    const env = { ...ENV, FAILPOINT_LOG: log };
    const product =
      topology === 'one'
        ? await launchStandalone(dir.path, env)
        : await launchSeven(dir.path, freePort, env);
    await travel(product.url, journey);
    await product.stop();
    return {
      points: [...new Set(readFileSync(log, 'utf8').trim().split('\n'))],
      collections: collectionsOf(filesOf(topology, dir.path)),
    };
  } finally {
    await dir.remove();
  }
};

export interface Visit {
  /** Whether the process stopped there; steps that depend on timing are not met each time. */
  met: boolean;
  faults: string[];
}

/** Stops the process at a point of a journey, starts it again, takes the journey again, and looks at what is stored. */
export const visit = async (
  topology: Topology,
  journey: Journey,
  point: string,
): Promise<Visit> => {
  const dir = await tempDir();
  const service = (point.split(':')[0] ?? '') as SevenName;
  const running: Product[] = [];
  try {
    // A step of the start itself may be the one: then there is nothing to travel yet.
    const first = await startAt(topology, dir.path, service, { FAILPOINT: point }).catch(
      () => undefined,
    );
    if (first) {
      running.push(first.product);
      const gone = new AbortController();
      void first.victim?.exited.then(() => gone.abort());
      await travel(first.product.url, journey, gone.signal).catch(() => undefined);
    }
    const died = first?.victim?.hasExited() ?? true;
    // Not met on the way: the ordered stop has steps of its own.
    if (!died || topology === 'one') await first?.product.stop();
    const met = first?.victim?.killed() ?? true;
    const seven = topology === 'seven' && died ? (first?.product as Seven | undefined) : undefined;
    if (seven) await seven.restart(service, 'SIGKILL');
    const second = seven ?? (await startAt(topology, dir.path, service, {})).product;
    running.push(second);
    const { status } = await travel(second.url, journey);
    await second.stop();
    return { met, faults: faultsOf(topology, dir.path, journey, status) };
  } catch (error) {
    return { met: true, faults: [error instanceof Error ? error.message : String(error)] };
  } finally {
    await Promise.all(running.map((product) => product.stop('SIGKILL')));
    await dir.remove();
  }
};
