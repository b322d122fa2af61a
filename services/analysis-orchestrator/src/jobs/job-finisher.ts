import type { Collection, Doc } from '@argint/aggregate-store';
import {
  analysisResultSchema,
  codeOf,
  ERRORS,
  readFindings,
  SCORE_NAMES,
  type AnalysisResult,
  type Findings,
} from '@argint/contracts';
import { assembleFindings } from '@argint/assembly';
import type { GrpcClient } from '@argint/proto';
import type { ServiceContext } from '@argint/service-kit';
import {
  costOf,
  failWithoutResult,
  finish,
  FREE_WITHOUT_SCORE,
  isHeldBy,
  keepsResult,
  markResultStored,
  notesOf,
  renewLease,
  spendsCredit,
  takeLease,
  type Job,
} from './analysis-job.ts';
import { withEvent } from './job-events.ts';

export interface FinisherDependencies {
  jobs: Collection<Job>;
  billing: Pick<GrpcClient<'profile-billing'>, 'commitCredit' | 'releaseCredit'>;
  essays: Pick<GrpcClient<'essay'>, 'readFindings' | 'readText' | 'saveResult' | 'removeFindings'>;
  context: Pick<ServiceContext<unknown>, 'clock' | 'event' | 'logger'>;
  /** Names this process in leases; another one after each start. */
  holder: string;
  /** Called with each job this process has finished. */
  onFinished?: (job: Doc<Job>) => void;
}

type Change = (job: Doc<Job>) => Doc<Job>;

/** Finishes jobs, each under a lease in its document. */
export interface JobFinisher {
  /**
   * Finishes a job whose lease this process holds; calls for one job share one run. Resolves with the job as it
   * is then: done, unless another process has taken it over. Throws what a step throws; the lease then lapses.
   */
  finish(job: Doc<Job>): Promise<Doc<Job> | null>;
  /** Whether this process is finishing the job now. */
  isFinishing(jobId: string): boolean;
  /** Shows other processes that this one is still at work on the job. */
  renew(job: Doc<Job>): Promise<void>;
  /** Takes the lease from a holder that stopped renewing it, then finishes; nothing where it was renewed after all. */
  takeOver(job: Doc<Job>): Promise<void>;
}

/** Whether trying again cannot help. Errors that a restart might mend are retried until the job's deadline. */
const isPermanent = (error: unknown, deadlineAt: Date, now: Date): boolean => {
  const code = codeOf(error);
  return code === 'ESSAY_NOT_FOUND' || (!ERRORS[code].retriable && now >= deadlineAt);
};

/**
 * What the engine has shown while its task ran, of a task that did not end. Only the remarks: a task that ends too late
 * must not change the scores, and with them the price, afterwards.
 */
const shownOf = ({ kind, critiques, early = [] }: Findings): Findings[] =>
  kind === 'engine' ? [{ kind, critiques, early }] : [];

const hasScore = ({ scores }: AnalysisResult): boolean =>
  SCORE_NAMES.some((name) => scores[name].value !== null);

/**
 * Stores the result, settles the credit, publishes the end, removes the findings. Each step may be repeated, so
 * that another process can take over at any point; each write of a process that lost its lease changes nothing.
 */
export const createJobFinisher = (parts: FinisherDependencies): JobFinisher => {
  const { jobs, billing, essays, context, holder, onFinished } = parts;
  const running = new Map<string, Promise<Doc<Job> | null>>();

  const assemble = async (job: Doc<Job>): Promise<AnalysisResult> => {
    const [{ findings }, { text, rubric }] = await Promise.all([
      essays.readFindings({ jobId: job._id }),
      essays.readText({ essayId: job.essayId }),
    ]);
    const tasks = new Map(job.tasks.map((task) => [task.id, task]));
    const found = findings.flatMap(({ taskId, findingsJson }): Findings[] => {
      const task = tasks.get(taskId);
      const counts = task?.state === 'done' || task?.hasFound === true;
      const read = counts ? readFindings(findingsJson) : null;
      if (!read) return [];
      return task?.state === 'done' ? [read] : shownOf(read);
    });
    const assembleWith = (notes: string[]): AnalysisResult =>
      assembleFindings(found, {
        text,
        analysisType: job.analysisType,
        rubric: rubric ?? null,
        notes,
      });
    const result = assembleWith(notesOf(job));
    const isFree = job.outcome === 'completed' && costOf(job.analysisType) > 0 && !hasScore(result);
    return analysisResultSchema.parse(
      isFree ? assembleWith([...notesOf(job), FREE_WITHOUT_SCORE]) : result,
    );
  };

  /** Resolves with the change that records what became of the result. */
  const storeResult = async (job: Doc<Job>): Promise<Change> => {
    try {
      const { isScored } = await essays.saveResult({
        essayId: job.essayId,
        jobId: job._id,
        isCompleted: job.outcome === 'completed',
        resultJson: JSON.stringify(await assemble(job)),
      });
      return (current) => markResultStored(current, isScored);
    } catch (error) {
      if (!isPermanent(error, job.deadlineAt, context.clock())) throw error;
      const isEssayDeleted = codeOf(error) === 'ESSAY_NOT_FOUND';
      return (current) => failWithoutResult(current, context.clock(), isEssayDeleted);
    }
  };

  /** The last step: essay's sweep removes what a failure leaves. */
  const removeFindings = (jobId: string): Promise<unknown> =>
    essays
      .removeFindings({ jobId })
      .catch((error: unknown) =>
        context.logger.warn({ err: error, jobId }, 'findings are left for the sweep'),
      );

  const run = async (leased: Doc<Job>): Promise<Doc<Job> | null> => {
    const jobId = leased._id;
    const { fence } = leased.lease;
    const applyIfHeld = (change: Change): Promise<Doc<Job> | null> =>
      jobs.update(jobId, (current) => (isHeldBy(current, fence) ? change(current) : current));

    let job: Doc<Job> | null = leased;
    if (keepsResult(job) && !job.isStored) {
      job = await applyIfHeld(await storeResult(job));
      if (!job || !isHeldBy(job, fence)) return job;
    }
    const credit = { userId: job.userId, jobId };
    await (spendsCredit(job) ? billing.commitCredit(credit) : billing.releaseCredit(credit));
    job = await applyIfHeld(
      withEvent(context.event, (current) => finish(current, context.clock(), jobId)),
    );
    if (job?.phase === 'done' && job.lease.fence === fence) {
      onFinished?.(job);
      await removeFindings(jobId);
    }
    return job;
  };

  const finishJob = (job: Doc<Job>): Promise<Doc<Job> | null> => {
    const known = running.get(job._id);
    if (known) return known;
    if (job.phase !== 'finishing' || job.lease.holder !== holder) return Promise.resolve(job);
    const started = run(job).finally(() => running.delete(job._id));
    running.set(job._id, started);
    return started;
  };

  return {
    finish: finishJob,
    isFinishing: (jobId) => running.has(jobId),
    renew: async ({ _id, lease }) => {
      if (lease.holder === holder) await jobs.update(_id, (job) => renewLease(job, lease.fence));
    },
    takeOver: async ({ _id, lease }) => {
      const taken = await jobs.update(_id, (job) =>
        isHeldBy(job, lease.fence) && job.lease.beat === lease.beat ? takeLease(job, holder) : job,
      );
      if (taken) await finishJob(taken);
    },
  };
};
