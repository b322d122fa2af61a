import { setTimeout as sleep } from 'node:timers/promises';
import { isFinal, TRIAL_CREDITS, type AccessBody, type JobStatusBody } from '@argint/contracts';
import type { UsedAccount } from './account-lane.ts';
import type { CreditRecord } from './observations.ts';
import type { SingleRequest } from './single-request.ts';

/**
 * How long the credits of an account may be inexact: a process that dies between holding a credit and creating the
 * job leaves a hold, which expires 12 min after it was made and is then found by a sweep. The account may have been
 * used up a little before.
 */
const SETTLE_MS = 900_000;
const POLL_MS = 2_000;

/** Counts as wrong, because NaN equals nothing. */
const UNREAD = { granted: TRIAL_CREDITS, remaining: NaN, completed: 0 };

const read = async (
  call: SingleRequest,
  token: string,
): Promise<Omit<CreditRecord, 'at'> | undefined> => {
  const [access, jobs] = await Promise.all([
    call('/api/check-access', { token }),
    call('/api/essays/analyze/jobs', { token }),
  ]);
  if (access.status !== 200 || jobs.status !== 200) return undefined;
  const { data } = jobs.body as { data: Pick<JobStatusBody, 'status'>[] };
  if (!data.every(({ status }) => isFinal(status))) return undefined;
  return {
    granted: TRIAL_CREDITS,
    remaining: (access.body as AccessBody).data.analysesRemaining,
    completed: data.filter(({ status }) => status === 'completed').length,
  };
};

/**
 * Reads the credits of a used account until they are exact, for at most 15 minutes. The account's own list of analyses
 * counts, and so does one whose start was never answered. `remaining` is NaN when nothing could be read in that time.
 */
export const auditCredits = async (
  call: SingleRequest,
  { token, endedAt }: UsedAccount,
  {
    pause = sleep,
    now = Date.now,
  }: { pause?: (ms: number) => Promise<unknown>; now?: () => number } = {},
): Promise<CreditRecord> => {
  const limit = now() + SETTLE_MS;
  for (;;) {
    const found = await read(call, token);
    const isExact = found && found.remaining === found.granted - found.completed;
    if (isExact || now() >= limit) return { at: endedAt, ...(found ?? UNREAD) };
    await pause(POLL_MS);
  }
};
