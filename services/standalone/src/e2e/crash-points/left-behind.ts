import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import type { Journey } from './journey.ts';
import { deadLettersOf, inOneFolder, inOwnFolders, readStoredState } from './stored-state.ts';

/** One process, or seven of which the one that owns the point is stopped. */
export type Topology = 'one' | 'seven';

/** Where each service of a product keeps its own. */
export const filesOf = (topology: Topology, dir: string): ((service: string) => string) =>
  topology === 'one' ? inOneFolder(dir) : inOwnFolders(dir);

/** What is wrong with what a journey left of an account; empty where all is well. `status` is what it was told last. */
export const faultsOf = (
  topology: Topology,
  dir: string,
  traveller: { journey: Journey; email: string; status: string },
): string[] => {
  const { journey, email, status } = traveller;
  const state = readStoredState(filesOf(topology, dir), email);
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
  if (state.essays !== (journey === 'delete' ? 0 : 1)) faults.push(`${state.essays} essays`);
  if (state.openTasks.length > 0) faults.push(`open tasks ${state.openTasks.join(' ')}`);
  if (state.unpublished.length > 0) faults.push(`unpublished ${state.unpublished.join(' ')}`);
  const dead = deadLettersOf(join(dir, 'bus.sqlite'));
  if (dead > 0) faults.push(`${dead} dead letters`);
  return faults;
};
