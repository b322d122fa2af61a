import { join } from 'node:path';
import { openSqliteStore } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import { planTasks } from '@argint/critique-engine';
import { newEvent } from '@argint/event-bus';
import { createLogger } from '@argint/service-kit';
import { countingIds, SAMPLE_ESSAY, type FixedClock } from '@argint/testkit';
import type { Job } from '../analysis-job.ts';
import { jobSchema } from '../analysis-job-schema.ts';
import { createOpenJobsLimit } from '../open-jobs-limit.ts';
import {
  createOrchestratorService,
  type OrchestratorDependencies,
} from '../orchestrator-service.ts';

/** Fails a call for one job, for as long as it stands; `null` = any job. */
export interface Fault {
  call: string;
  jobId: string | null;
  error: Error;
}

/** The use cases over a real store, with billing and essay that keep count and fail when told. */
export const openOrchestratorBed = async (
  dir: string,
  clock: FixedClock,
  given: { maxOpen?: number } = {},
) => {
  const store = openSqliteStore({ file: join(dir, 'orchestrator.sqlite'), clock: clock.now });
  const jobs = store.collection<Job>('jobs', jobSchema);
  await store.ready();
  const calls: string[] = [];
  const holds = new Map<string, 'held' | 'spent' | 'released'>();
  const results = new Map<string, string>();
  let fault: Fault | null = null;
  const answer =
    <T>(call: string, value: (jobId: string) => T) =>
    async (request: unknown) => {
      const { jobId = '' } = request as { jobId?: string };
      calls.push(call);
      if (fault?.call === call && (fault.jobId ?? jobId) === jobId) throw fault.error;
      return value(jobId);
    };
  const settle = (to: 'spent' | 'released') => (jobId: string) => {
    if (holds.get(jobId) === 'held') holds.set(jobId, to);
    return {};
  };
  const billing = {
    reserveCredit: answer('reserveCredit', (jobId) => {
      holds.set(jobId, 'held');
      return { held: true };
    }),
    commitCredit: answer('commitCredit', settle('spent')),
    releaseCredit: answer('releaseCredit', settle('released')),
  };
  const essays = {
    createEssay: answer('createEssay', () => ({ essay: null })),
    readFindings: answer('readFindings', () => ({ findings: [] })),
    readText: answer('readText', () => ({ text: SAMPLE_ESSAY })),
    getResult: answer('getResult', (jobId) => ({ resultJson: results.get(jobId) ?? '' })),
    saveResult: async (request: { jobId: string; resultJson: string }) =>
      answer('saveResult', (jobId) => void results.set(jobId, request.resultJson))(request),
  };
  const ids = countingIds();
  const service = createOrchestratorService({
    jobs,
    billing: billing as unknown as OrchestratorDependencies['billing'],
    essays: essays as unknown as OrchestratorDependencies['essays'],
    context: {
      clock: clock.now,
      ids,
      logger: createLogger('test', 'silent'),
      event: (type, data) => newEvent(type, data, { source: 'test', id: ids(), now: clock.now() }),
    },
    deadlineSeconds: 600,
    whereThereIsRoom: createOpenJobsLimit({ jobs, max: given.maxOpen ?? 1_000 }),
  });
  const request = {
    userId: 'u1',
    text: SAMPLE_ESSAY,
    question: null,
    analysisType: 'hybrid',
  } as const;
  const chunks = planTasks(SAMPLE_ESSAY, 'hybrid').map(({ id }) => id);

  return {
    store,
    jobs,
    service,
    holds,
    results,
    calls,
    fail: (next: Fault | null) => {
      fault = next;
    },
    start: async (key: string | null = null) =>
      (await service.start({ ...request, idempotencyKey: key }))._id,
    /** Ends so many of the job's chunks, all unless told, and waits for nothing. */
    settle: async (jobId: string, state: 'done' | 'failed' = 'done', count = chunks.length) => {
      for (const id of chunks.slice(0, count))
        await service.settle(jobId, id, { state, critiques: 0 });
    },
    /** What a user and the books say of a job. */
    stateOf: async (jobId: string) => {
      const job = await jobs.get(jobId);
      return { status: job?.status, phase: job?.phase, credit: holds.get(jobId) };
    },
  };
};
export type OrchestratorBed = Awaited<ReturnType<typeof openOrchestratorBed>>;

/** An outage: whatever failed so is tried again. */
export const outage = (): AppError => new AppError('UNAVAILABLE');
