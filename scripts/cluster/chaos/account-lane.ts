/** One student after the other: registers, uses both trial credits, waits for the ends and leaves the account for the audit. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isFinal, TRIAL_CREDITS, type JobStatusBody } from '@argint/contracts';
import { essayNumber } from './essay-supply.ts';
import type { JobRecord, Observations } from './observations.ts';
import type { SingleAnswer } from './single-request.ts';

/** Makes a call of the load, so that it is counted. */
export type CountedCall = (
  route: string,
  path: string,
  options?: { token?: string; body?: unknown },
) => Promise<SingleAnswer>;

/** An account whose analyses have ended. */
export interface UsedAccount {
  token: string;
  endedAt: number;
}

/** What a lane needs. `isOn` becomes false when the run is over. */
export interface LaneTools {
  call: CountedCall;
  seen: Observations;
  isOn: () => boolean;
  nextNumber: () => number;
}

const POLL_MS = 500;
/** An analysis ends after 600 s at the latest, by its deadline. One that has no end by then is lost. */
export const JOB_LIMIT_MS = 660_000;
const PAUSE_MS = 1_000;

const register = async ({ call }: LaneTools): Promise<string | undefined> => {
  const name = `chaos-${randomUUID().slice(0, 18)}`;
  const body = {
    username: name,
    email: `${name}@example.org`,
    password: 'a quiet harbour',
    firstName: 'Thandi',
    lastName: 'Nkosi',
    ageConfirmed: true,
  };
  const answer = await call('register', '/api/auth/register', { body });
  return answer.status === 201 ? (answer.body as { token: string }).token : undefined;
};

/** Reads the status until the analysis has ended. Leaves the record open when the time is up. */
const follow = async ({ call }: LaneTools, token: string, job: JobRecord): Promise<void> => {
  while (Date.now() < job.acceptedAt + JOB_LIMIT_MS) {
    await sleep(POLL_MS);
    const path = `/api/essays/analyze/status?jobId=${job.id}`;
    const { status, body } = await call('status', path, { token });
    const state = status === 200 ? (body as JobStatusBody).status : undefined;
    if (state === undefined || !isFinal(state)) continue;
    job.endedAt = Date.now();
    job.outcome = state as NonNullable<JobRecord['outcome']>;
    return;
  }
};

/** Starts one analysis and follows it. A start that is refused or not answered is not repeated. */
const analyse = async (tools: LaneTools, token: string): Promise<void> => {
  const body = { essayText: essayNumber(tools.nextNumber()), analysisType: 'hybrid' };
  const started = await tools.call('start', '/api/essays/analyze/start', { token, body });
  if (started.status !== 202) {
    await sleep(PAUSE_MS);
    return;
  }
  const { jobId } = started.body as { jobId: string };
  const job: JobRecord = { id: jobId, acceptedAt: Date.now() };
  tools.seen.jobs.push(job);
  await follow(tools, token, job);
};

/** Keeps one analysis open until the run is over. Hands every used account to `audit`. */
export const runLane = async (
  tools: LaneTools,
  audit: (account: UsedAccount) => void,
): Promise<void> => {
  while (tools.isOn()) {
    const token = await register(tools);
    if (token === undefined) {
      await sleep(PAUSE_MS);
      continue;
    }
    for (let i = 0; i < TRIAL_CREDITS && tools.isOn(); i += 1) await analyse(tools, token);
    audit({ token, endedAt: Date.now() });
  }
};
