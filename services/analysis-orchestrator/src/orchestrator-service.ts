import type { Collection, Doc } from '@argint/aggregate-store';
import { AppError, codeOf, findingsSchema, isFinal, type LineCritique } from '@argint/contracts';
import { partialCritiques } from '@argint/critique-engine/jobs';
import type { GrpcClient } from '@argint/proto';
import type { ServiceContext } from '@argint/service-kit';
import { begin, cancel, expire, settleChunk, type Job } from './analysis-job.ts';
import { createFinishJob } from './finish-job.ts';
import { announcing } from './job-events.ts';
import { createJobSweeper } from './job-sweeper.ts';
import type { OpenJobsLimit } from './open-jobs-limit.ts';
import { createStartAnalysis, type StartRequest } from './start-analysis.ts';

export interface OrchestratorDependencies {
  jobs: Collection<Job>;
  billing: GrpcClient<'profile-billing'>;
  essays: GrpcClient<'essay'>;
  context: Pick<ServiceContext<unknown>, 'clock' | 'ids' | 'event' | 'logger'>;
  deadlineSeconds: number;
  whereThereIsRoom: OpenJobsLimit;
}

export interface JobState {
  job: Doc<Job>;
  partial: LineCritique[] | null;
  /** JSON of the AnalysisResult; null where there is none. */
  resultJson: string | null;
}

/** The use cases of analysis jobs. */
export const createOrchestratorService = (dependencies: OrchestratorDependencies) => {
  const { jobs, essays, context } = dependencies;
  const startAnalysis = createStartAnalysis(dependencies);
  const finishJob = createFinishJob(dependencies);
  const apply = (jobId: string, rule: (job: Doc<Job>) => Doc<Job>) =>
    jobs.update(jobId, announcing(context.event, rule));

  /** A finishing step that fails now is taken again by the sweeper. */
  const finishSoon = (job: Doc<Job> | null): void => {
    if (job?.phase !== 'finishing') return;
    finishJob(job._id).catch((error: unknown) =>
      context.logger.warn({ err: error, jobId: job._id }, 'finishing waits for the sweeper'),
    );
  };

  const owned = async (jobId: string, userId: string): Promise<Doc<Job>> => {
    const job = await jobs.get(jobId);
    if (!job) throw new AppError('JOB_NOT_FOUND');
    if (job.userId !== userId) throw new AppError('FORBIDDEN');
    return job;
  };

  const resultOf = async (job: Doc<Job>): Promise<string | null> => {
    if (!isFinal(job.status) || job.status === 'failed') return null;
    try {
      const { resultJson } = await essays.getResult({ essayId: job.essayId, jobId: job._id });
      return resultJson === '' ? null : resultJson;
    } catch (error) {
      if (codeOf(error) === 'ESSAY_NOT_FOUND') return null;
      throw error;
    }
  };

  const partialOf = async (job: Doc<Job>): Promise<LineCritique[] | null> => {
    if (job.phase === 'done' || !job.partials) return null;
    const { findings } = await essays.readFindings({ jobId: job._id });
    return partialCritiques(
      findings.map(({ findingsJson }) => findingsSchema.parse(JSON.parse(findingsJson))),
    );
  };

  const endByDeadline = async (job: Doc<Job>): Promise<void> =>
    finishSoon(await apply(job._id, (current) => expire(current, context.clock())));

  return {
    start: async (request: StartRequest): Promise<Doc<Job>> => {
      const job = await startAnalysis(request);
      return (await apply(job._id, (current) => begin(current, context.clock()))) ?? job;
    },

    settle: async (
      jobId: string,
      chunkId: string,
      end: { state: 'done' | 'failed'; critiques: number },
    ): Promise<void> =>
      finishSoon(await apply(jobId, (job) => settleChunk(job, chunkId, end, context.clock()))),

    state: async (
      jobId: string,
      userId: string,
      want: { partial: boolean; result: boolean },
    ): Promise<JobState> => {
      const job = await owned(jobId, userId);
      const [partial, resultJson] = await Promise.all([
        want.partial ? partialOf(job) : null,
        want.result ? resultOf(job) : null,
      ]);
      return { job, partial, resultJson };
    },

    list: async (userId: string, limit: number): Promise<Doc<Job>[]> =>
      (await jobs.find({ where: { userId }, sort: { field: 'createdAt', direction: -1 }, limit }))
        .items,

    newestOfEssays: async (userId: string, essayIds: readonly string[]): Promise<Doc<Job>[]> => {
      const pages = await Promise.all(
        essayIds.map((essayId) =>
          jobs.find({ where: { essayId }, sort: { field: 'createdAt', direction: -1 }, limit: 1 }),
        ),
      );
      return pages.flatMap(({ items }) => items).filter((job) => job.userId === userId);
    },

    cancel: async (jobId: string, userId: string): Promise<JobState> => {
      await owned(jobId, userId);
      try {
        await apply(jobId, (job) => cancel(job, context.clock()));
      } catch (error) {
        if (codeOf(error) === 'JOB_ENDED') await finishJob(jobId);
        throw error;
      }
      await finishJob(jobId);
      const job = await owned(jobId, userId);
      return { job, partial: null, resultJson: await resultOf(job) };
    },

    /** Ends what is running on an essay or of a user that is gone. */
    abandon: async (where: { essayId: string } | { userId: string }): Promise<void> => {
      let after: string | undefined;
      do {
        const page = await jobs.find({
          where,
          sort: { field: 'createdAt', direction: 1 },
          ...(after === undefined ? {} : { after }),
        });
        for (const job of page.items.filter(({ phase }) => phase === 'running')) {
          finishSoon(
            await apply(job._id, (current) =>
              current.phase === 'running' ? cancel(current, context.clock()) : current,
            ),
          );
        }
        after = page.next ?? undefined;
      } while (after !== undefined);
    },

    sweep: createJobSweeper({ ...dependencies, finishJob, endByDeadline }),
  };
};

export type OrchestratorService = ReturnType<typeof createOrchestratorService>;
