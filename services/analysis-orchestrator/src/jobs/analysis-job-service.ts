import { eachOf, type Collection, type Doc, type Page } from '@argint/aggregate-store';
import {
  AppError,
  codeOf,
  readFindings,
  isFinal,
  planTypeOf,
  resultsForOwner,
  type AnalysisResult,
  type Findings,
  type LineCritique,
} from '@argint/contracts';
import { partialRemarks, type ReadingState } from '@argint/assembly';
import type { AllowedClient } from '@argint/proto/callers';
import type { ServiceContext } from '@argint/service-kit';
import {
  abandon,
  cancel,
  expire,
  recordTaskAdvance,
  recordTaskOutcome,
  type Job,
  type TaskOutcome,
} from './analysis-job.ts';
import { createJobSweeper } from './analysis-job-sweeper.ts';
import type { JobCapacity } from './job-capacity.ts';
import { withEvent } from './job-events.ts';
import { createJobFinisher } from './job-finisher.ts';
import { createRecentDurations } from './recent-durations.ts';
import { createStartAnalysis, type StartRequest } from './start-analysis.ts';

export interface OrchestratorDependencies {
  jobs: Collection<Job>;
  billing: AllowedClient<'analysis-orchestrator', 'profile-billing'>;
  essays: AllowedClient<'analysis-orchestrator', 'essay'>;
  context: Pick<ServiceContext<unknown>, 'clock' | 'ids' | 'event' | 'logger' | 'runInBackground'>;
  deadlineSeconds: number;
  /** How long a finishing process may be silent before another one takes its job over, in ms. */
  leaseMs: number;
  withJobCapacity: JobCapacity;
  /** Called with each job this process has finished. */
  onFinished?: (job: Doc<Job>) => void;
}

export interface JobState {
  job: Doc<Job>;
  partial: LineCritique[] | null;
  /** JSON of the AnalysisResult as its owner's plan shows it; null where there is none. */
  resultJson: string | null;
}

/** What a caller wants to know beside the job. */
export interface Wanted {
  partial: boolean;
  result: boolean;
}

/** Whether the model's reading of the essay is still to come, is there, or will not come. */
const readingState = (job: Job, found: readonly Findings[]): ReadingState => {
  const task = job.tasks.find(({ kind }) => kind === 'reading');
  if (task?.state === 'requested') return 'awaited';
  return found.some(({ kind, reading }) => kind === 'reading' && reading) ? 'read' : 'absent';
};

/** The use cases of analysis jobs. */
export const createOrchestratorService = (dependencies: OrchestratorDependencies) => {
  const { jobs, billing, essays, context } = dependencies;
  const holder = context.ids();
  const startAnalysis = createStartAnalysis(dependencies);
  const finisher = createJobFinisher({ ...dependencies, holder });
  const apply = (jobId: string, change: (job: Doc<Job>) => Doc<Job>) =>
    jobs.update(jobId, withEvent(context.event, change));

  /** Where this process is the one to finish the job, it does; a step that fails is left to the sweeper. */
  const finishInBackground = (job: Doc<Job> | null): void => {
    if (job?.lease.holder !== holder) return;
    context.runInBackground('finish job', () =>
      finisher
        .finish(job)
        .catch((error: unknown) =>
          context.logger.warn({ err: error, jobId: job._id }, 'finishing is left to the sweeper'),
        ),
    );
  };

  const owned = async (jobId: string, userId: string): Promise<Doc<Job>> => {
    const job = await jobs.get(jobId);
    if (!job) throw new AppError('JOB_NOT_FOUND');
    if (job.userId !== userId) throw new AppError('FORBIDDEN');
    // What it came to is gone with the essay.
    if (job.isEssayDeleted && job.status === 'completed') throw new AppError('JOB_NOT_FOUND');
    return job;
  };

  /** Withholds what the plan of the job's user does not show now. */
  const forOwner = async ({ userId, analysisType }: Job, resultJson: string): Promise<string> => {
    // Other types have no premium report, so there is nothing to read and to withhold.
    if (analysisType !== 'comprehensive') return resultJson;
    const stored = JSON.parse(resultJson) as AnalysisResult;
    const [shown] = await resultsForOwner([stored], async () => {
      const { entitlement } = await billing.checkAccess({ userId });
      return planTypeOf(entitlement?.planType);
    });
    return shown === stored ? resultJson : JSON.stringify(shown);
  };

  const resultOf = async (job: Doc<Job>): Promise<string | null> => {
    if (!isFinal(job.status) || job.status === 'failed') return null;
    try {
      const { resultJson } = await essays.getResult({ essayId: job.essayId, jobId: job._id });
      return resultJson === '' ? null : await forOwner(job, resultJson);
    } catch (error) {
      if (codeOf(error) === 'ESSAY_NOT_FOUND') return null;
      throw error;
    }
  };

  /** The remarks of all tasks that have found something; null where there are none to show, or the findings are removed. */
  const partialOf = async (job: Doc<Job>): Promise<LineCritique[] | null> => {
    if (job.phase === 'done' || !job.hasPartials) return null;
    const { findings } = await essays.readFindings({ jobId: job._id });
    const jsonOf = new Map(findings.map(({ taskId, findingsJson }) => [taskId, findingsJson]));
    const findingsOf = (task: Job['tasks'][number]): Findings[] => {
      const json = jsonOf.get(task.id);
      const found = json === undefined ? null : readFindings(json);
      return found ? [found] : [];
    };
    const done = job.tasks.filter(({ state }) => state === 'done');
    const found = done.flatMap(findingsOf);
    // The job has ended since it was read: a poorer partial must not follow what was shown.
    if (found.length < done.length) return null;
    const running = job.tasks.filter(({ state, hasFound }) => state === 'requested' && hasFound);
    return partialRemarks([...found, ...running.flatMap(findingsOf)], readingState(job, found));
  };

  const stateOf = async (job: Doc<Job>, want: Wanted): Promise<JobState> => {
    const resultJson = want.result ? await resultOf(job) : null;
    const partial = want.partial && resultJson === null ? await partialOf(job) : null;
    return { job, partial, resultJson };
  };

  const endByDeadline = async (job: Doc<Job>): Promise<void> =>
    finishInBackground(await apply(job._id, (current) => expire(current, context.clock(), holder)));

  return {
    /** Starts an analysis; see `createStartAnalysis`. */
    start: (request: StartRequest): Promise<Doc<Job>> => startAnalysis(request),

    /** Records how tasks of one job ended, in one write. Repeatable. */
    recordTaskOutcomes: async (
      jobId: string,
      outcomes: readonly (TaskOutcome & { taskId: string })[],
    ): Promise<void> => {
      const now = context.clock();
      const record = (job: Doc<Job>): Doc<Job> =>
        outcomes.reduce((each, end) => recordTaskOutcome(each, end.taskId, end, now, holder), job);
      finishInBackground(await apply(jobId, record));
    },

    /** Records that a running task of a job has found more. */
    recordTaskAdvance: async (jobId: string, taskId: string, critiques: number): Promise<void> => {
      await apply(jobId, (job) => recordTaskAdvance(job, taskId, critiques, context.clock()));
    },

    /**
     * The job as its user may see it. Partials only grow, but for what was marked as a first look; none comes
     * with or after a result.
     * Throws JOB_NOT_FOUND, FORBIDDEN.
     */
    state: async (jobId: string, userId: string, want: Wanted): Promise<JobState> =>
      stateOf(await owned(jobId, userId), want),

    /** One page of a user's jobs, newest first, without those of deleted essays. Throws VALIDATION_FAILED for a bad cursor. */
    list: (userId: string, limit: number, cursor = ''): Promise<Page<Job>> =>
      jobs.find({
        where: { userId, isEssayDeleted: false },
        sort: { field: 'createdAt', direction: -1 },
        limit,
        ...(cursor === '' ? {} : { after: cursor }),
      }),

    /** The newest job of each of these essays, in one query; more only where one essay has many jobs. */
    newestOfEssays: async (userId: string, essayIds: readonly string[]): Promise<Doc<Job>[]> => {
      const newest = new Map<string, Doc<Job>>();
      if (essayIds.length === 0) return [];
      const where = { essayId: { $in: essayIds } };
      const sort = { field: 'createdAt', direction: -1 } as const;
      for await (const job of eachOf(jobs, { where, sort }, { pageSize: 1_000 })) {
        if (job.userId === userId && !newest.has(job.essayId)) newest.set(job.essayId, job);
        if (newest.size === essayIds.length) break;
      }
      return [...newest.values()];
    },

    /** Repeatable. Throws JOB_NOT_FOUND, FORBIDDEN, JOB_ENDED. */
    cancel: async (jobId: string, userId: string): Promise<JobState> => {
      await owned(jobId, userId);
      const job = await apply(jobId, (current) => cancel(current, context.clock(), holder));
      // Where another replica finishes it, the answer does not wait: the result comes with the job's last event.
      if (job) await finisher.finish(job);
      return stateOf(await owned(jobId, userId), { partial: false, result: true });
    },

    /** Ends the jobs of an essay or a user that no longer exists, and leaves them out of lists. */
    abandon: async (where: { essayId: string } | { userId: string }): Promise<void> => {
      for await (const { _id } of eachOf(jobs, {
        where,
        sort: { field: 'createdAt', direction: 1 },
      }))
        finishInBackground(await apply(_id, (job) => abandon(job, context.clock(), holder)));
    },

    /** How long analyses take here now; see `createRecentDurations`. */
    estimates: createRecentDurations({ jobs, clock: context.clock }),

    sweep: createJobSweeper({ ...dependencies, finisher, endByDeadline }),
  };
};

export type OrchestratorService = ReturnType<typeof createOrchestratorService>;
