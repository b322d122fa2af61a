import { AppError } from '@argint/contracts';
import { planTasks } from '@argint/assembly';
import { SAMPLE_ESSAY, type FixedClock } from '@argint/testkit';
import type { OrchestratorDependencies } from '../jobs/analysis-job-service.ts';
import { LEASE_MS, openTestService } from './open-test-service.ts';
import { REQUEST } from './service-bed.ts';

/** Fails a call for one job, or for any with `jobId` null, until it is removed. */
export interface Fault {
  call: string;
  jobId: string | null;
  error: Error;
}

interface Held {
  call: string;
  reached: PromiseWithResolvers<void>;
  released: PromiseWithResolvers<void>;
}

/** The use cases over a real store, with fakes of billing and essay that record their calls and can fail. */
export const openOrchestratorHarness = async (
  dir: string,
  clock: FixedClock,
  given: {
    maxOpen?: number;
    maxOpenPerUser?: number;
    onFinished?: OrchestratorDependencies['onFinished'];
  } = {},
) => {
  const calls: string[] = [];
  const holds = new Map<string, 'held' | 'spent' | 'released'>();
  const results = new Map<string, string>();
  let fault: Fault | null = null;
  let held: Held | null = null;
  const answer =
    <T>(call: string, value: (jobId: string) => T) =>
    async (request: unknown) => {
      const { jobId = '' } = request as { jobId?: string };
      calls.push(call);
      const hold = held;
      if (hold?.call === call) {
        held = null;
        hold.reached.resolve();
        await hold.released.promise;
      }
      if (fault?.call === call && (fault.jobId ?? jobId) === jobId) throw fault.error;
      return value(jobId);
    };
  const settleHold = (to: 'spent' | 'released') => (jobId: string) => {
    if (holds.get(jobId) === 'held') holds.set(jobId, to);
    return {};
  };
  const entitlement = { maxOpenAnalyses: given.maxOpenPerUser ?? 1_000 };
  const billing = {
    reserveCredit: answer('reserveCredit', (jobId) => {
      holds.set(jobId, 'held');
      return { held: true, entitlement };
    }),
    checkAccess: answer('checkAccess', () => ({ entitlement })),
    commitCredit: answer('commitCredit', settleHold('spent')),
    releaseCredit: answer('releaseCredit', settleHold('released')),
  };
  const essays = {
    createEssay: answer('createEssay', () => ({ essay: null })),
    deleteEssay: answer('deleteEssay', () => ({})),
    readFindings: answer('readFindings', () => ({ findings: [] })),
    readText: answer('readText', () => ({ text: SAMPLE_ESSAY })),
    getResult: answer('getResult', (jobId) => ({ resultJson: results.get(jobId) ?? '' })),
    removeFindings: answer('removeFindings', () => ({})),
    saveResult: async (request: { jobId: string; resultJson: string }) =>
      answer('saveResult', (jobId) => {
        results.set(jobId, request.resultJson);
        return { resultId: jobId, isScored: true };
      })(request),
  };
  const { store, jobs, service, idle } = await openTestService({
    dir,
    clock,
    billing,
    essays,
    maxOpen: given.maxOpen,
    onFinished: given.onFinished,
  });
  const tasks = planTasks(SAMPLE_ESSAY, 'hybrid').map(({ id }) => id);

  return {
    store,
    jobs,
    service,
    holds,
    results,
    calls,
    /** Stops the next call of that name until it is released. */
    hold: (call: string): { reached: Promise<void>; release: () => void } => {
      const hold = {
        call,
        reached: Promise.withResolvers<void>(),
        released: Promise.withResolvers<void>(),
      };
      held = hold;
      return { reached: hold.reached.promise, release: hold.released.resolve };
    },
    fail: (next: Fault | null) => {
      fault = next;
    },
    start: async (key: string | null = null) =>
      (await service.start({ ...REQUEST, idempotencyKey: key }))._id,
    startAs: async (userId: string) => (await service.start({ ...REQUEST, userId }))._id,
    /** Resolves when nothing runs in the background. */
    idle,
    /** Ends the first tasks of a job and waits for what follows. @default all tasks, done */
    endTasks: async (jobId: string, state: 'done' | 'failed' = 'done', count = tasks.length) => {
      for (const id of tasks.slice(0, count))
        await service.recordTaskOutcomes(jobId, [{ taskId: id, state, critiques: 0 }]);
      await idle();
    },
    /** Sweeps until what a broken finish left has been seen long enough to be taken over. Throws what the last sweep throws. */
    sweepPastLease: async () => {
      await service.sweep().catch(() => undefined);
      clock.advance(LEASE_MS / 1_000);
      await service.sweep().finally(idle);
    },
    /** Status, phase and credit of a job. */
    stateOf: async (jobId: string) => {
      const job = await jobs.get(jobId);
      return { status: job?.status, phase: job?.phase, credit: holds.get(jobId) };
    },
  };
};
export type OrchestratorHarness = Awaited<ReturnType<typeof openOrchestratorHarness>>;

/** An outage: a call that fails this way is tried again. */
export const outage = (): AppError => new AppError('UNAVAILABLE');
