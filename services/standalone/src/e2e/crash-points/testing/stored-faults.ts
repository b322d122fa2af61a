import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import { PLANS, TRIAL_CREDITS } from '@argint/contracts';
import type { Journey } from './journey.ts';
import { changedEmail } from './leave.ts';
import { deadLettersOf, inOneFolder, inOwnFolders, readStoredState } from './stored-state.ts';

/** The product as one process, as seven processes, or as two replicas of each of the seven. */
export type Topology = 'one' | 'seven' | 'replicas';

/** Returns a function that gives the path of a service's database file. */
export const filesOf = (topology: Topology, dir: string): ((service: string) => string) =>
  topology === 'one' ? inOneFolder(dir) : inOwnFolders(dir);

/**
 * Compares the stored state of an account with what its journey should leave. Returns one sentence
 * per fault; an empty list means no faults. `status` is the job status that the student saw last.
 */
export const faultsOf = (
  topology: Topology,
  dir: string,
  run: { journey: Journey; email: string; status: string },
): string[] => {
  const { journey, email, status } = run;
  const files = filesOf(topology, dir);
  const state = readStoredState(files, email);
  const faults: string[] = [];
  if (state.orphans.length > 0) faults.push(`left of deleted users: ${state.orphans.join(' ')}`);
  if (state.unpublished.length > 0) faults.push(`unpublished ${state.unpublished.join(' ')}`);
  const dead = deadLettersOf(join(dir, 'bus.sqlite'));
  if (dead > 0) faults.push(`${dead} dead letters`);
  if (journey === 'leave') {
    const users = state.users + readStoredState(files, changedEmail(email)).users;
    return users === 0 ? faults : [...faults, `${users} users after the deletion`];
  }
  const [job, ...others] = state.jobs;
  const spends =
    job?.outcome === 'completed' || (job?.outcome === 'cancelled' && job.hasPartials === true);
  const keeps = spends && journey !== 'delete';
  const granted = TRIAL_CREDITS + (PLANS.standard.credits ?? 0) * state.paid;
  const spent = spends ? 1 : 0;
  const expected = { granted, available: granted - spent, held: 0, spent };
  if (state.users !== 1) faults.push(`${state.users} users`);
  if (!job || others.length > 0) faults.push(`${state.jobs.length} jobs`);
  if (job?.phase !== 'done') faults.push(`job is ${String(job?.phase)}`);
  if (job?.status !== status) faults.push(`shown ${status}, stored ${String(job?.status)}`);
  if (!isDeepStrictEqual(state.credits, expected))
    faults.push(`credits ${JSON.stringify(state.credits)}, not ${JSON.stringify(expected)}`);
  if (journey === 'buy' && state.paid < 2) faults.push(`${state.paid} payments`);
  if (journey === 'rotate keys' && state.hasOldKeys) faults.push('texts under an old data key');
  if (state.unsettled.length > 0) faults.push(`not given ${state.unsettled.join(' ')}`);
  if (state.results.length !== (keeps ? 1 : 0)) faults.push(`${state.results.length} results`);
  if (state.essays !== (journey === 'delete' ? 0 : 1)) faults.push(`${state.essays} essays`);
  if (state.openTasks.length > 0) faults.push(`open tasks ${state.openTasks.join(' ')}`);
  return faults;
};
