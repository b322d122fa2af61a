import type { Collection, Doc } from '@argint/aggregate-store';
import {
  analysisResultSchema,
  codeOf,
  ERRORS,
  findingsSchema,
  type AnalysisResult,
} from '@argint/contracts';
import { mergeFindings } from '@argint/critique-engine/jobs';
import type { GrpcClient } from '@argint/proto';
import type { ServiceContext } from '@argint/service-kit';
import {
  essayGone,
  finish,
  keepsResult,
  notesOf,
  resultStored,
  spendsCredit,
  type Job,
} from './analysis-job.ts';
import { announcing } from './job-events.ts';

export interface FinishDependencies {
  jobs: Collection<Job>;
  billing: Pick<GrpcClient<'profile-billing'>, 'commitCredit' | 'releaseCredit'>;
  essays: Pick<GrpcClient<'essay'>, 'readFindings' | 'readText' | 'saveResult' | 'getResult'>;
  context: Pick<ServiceContext<unknown>, 'clock' | 'event'>;
}

/** Whether trying again cannot help; what might be mended by a restart is given until the job's deadline. */
const isHopeless = (error: unknown, deadlineAt: Date, now: Date): boolean => {
  const code = codeOf(error);
  return code === 'ESSAY_NOT_FOUND' || (!ERRORS[code].retriable && now >= deadlineAt);
};

/**
 * Stores the result, settles the credit, announces the end: each step idempotent, so that whoever comes later
 * (a sweeper after a crash) takes all of them again. Calls for one job share one run in this process.
 */
export const createFinishJob = ({ jobs, billing, essays, context }: FinishDependencies) => {
  const running = new Map<string, Promise<Doc<Job> | null>>();

  const merge = async (job: Doc<Job>): Promise<AnalysisResult> => {
    const [{ findings }, { text }] = await Promise.all([
      essays.readFindings({ jobId: job._id }),
      essays.readText({ essayId: job.essayId, start: 0, end: 0 }),
    ]);
    const found = findings.map(({ findingsJson }) =>
      findingsSchema.parse(JSON.parse(findingsJson)),
    );
    const result = mergeFindings(found, {
      text,
      analysisType: job.analysisType,
      engine: 'offline',
      model: null,
      notes: notesOf(job),
    });
    return analysisResultSchema.parse(result);
  };

  /** Findings go once a result is stored, so a second run must not merge what is left of them. */
  const storeResult = async (job: Doc<Job>): Promise<void> => {
    const { essayId, _id: jobId } = job;
    const stored = await essays.getResult({ essayId, jobId });
    if (stored.resultJson !== '') return;
    await essays.saveResult({
      essayId,
      jobId,
      isCompleted: job.outcome === 'completed',
      resultJson: JSON.stringify(await merge(job)),
    });
  };

  const run = async (jobId: string): Promise<Doc<Job> | null> => {
    let job = await jobs.get(jobId);
    if (job?.phase !== 'finishing') return job;
    if (keepsResult(job) && !job.isStored) {
      const { deadlineAt } = job;
      const rule = await storeResult(job).then(
        () => resultStored<Doc<Job>>,
        (error: unknown) => {
          if (!isHopeless(error, deadlineAt, context.clock())) throw error;
          return (current: Doc<Job>) => essayGone(current, context.clock());
        },
      );
      job = await jobs.update(jobId, rule);
      if (!job) return null;
    }
    const credit = { userId: job.userId, jobId };
    await (spendsCredit(job) ? billing.commitCredit(credit) : billing.releaseCredit(credit));
    return jobs.update(
      jobId,
      announcing(context.event, (current) => finish(current, context.clock())),
    );
  };

  return (jobId: string): Promise<Doc<Job> | null> => {
    const known = running.get(jobId);
    if (known) return known;
    const started = run(jobId).finally(() => running.delete(jobId));
    running.set(jobId, started);
    return started;
  };
};
