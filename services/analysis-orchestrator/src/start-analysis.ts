import type { Collection, Doc } from '@argint/aggregate-store';
import { DuplicateError, serialByKey } from '@argint/aggregate-store';
import { AppError, codeOf, IDEMPOTENCY_SECONDS, type AnalysisType } from '@argint/contracts';
import { planTasks } from '@argint/critique-engine/jobs';
import type { GrpcClient } from '@argint/proto';
import type { ServiceContext } from '@argint/service-kit';
import { countWords } from '@argint/text-analysis';
import { costOf, newJob, type Job } from './analysis-job.ts';
import { firstEvents } from './job-events.ts';
import type { OpenJobsLimit } from './open-jobs-limit.ts';
import { keyedIds, requestHash } from './request-ids.ts';

export interface StartRequest {
  userId: string;
  text: string;
  question: string | null;
  analysisType: AnalysisType;
  idempotencyKey: string | null;
}

export interface StartDependencies {
  jobs: Collection<Job>;
  billing: Pick<GrpcClient<'profile-billing'>, 'reserveCredit' | 'releaseCredit'>;
  essays: Pick<GrpcClient<'essay'>, 'createEssay' | 'deleteEssay'>;
  context: Pick<ServiceContext<unknown>, 'clock' | 'ids' | 'event'>;
  deadlineSeconds: number;
  /** Asked before anything is held or stored, and not for a start that is repeated. */
  whereThereIsRoom: OpenJobsLimit;
}

/** Times a key may be reused after it ran out, or after its hold was given back, before we call it a conflict. */
const MAX_GENERATIONS = 10;

/**
 * reserve credit -> create essay -> insert job with its events. Repeatable under one idempotency key;
 * a crash between steps leaves at worst a hold that is swept and an essay without an analysis.
 * Throws PAYMENT_REQUIRED, WORD_LIMIT, IDEMPOTENCY_CONFLICT, ANALYSIS_UNAVAILABLE where too many jobs are open.
 */
export const createStartAnalysis = ({
  jobs,
  billing,
  essays,
  context,
  deadlineSeconds,
  whereThereIsRoom,
}: StartDependencies) => {
  const same = (job: Doc<Job>, hash: string): Doc<Job> => {
    if (job.requestHash !== hash) throw new AppError('IDEMPOTENCY_CONFLICT');
    return job;
  };

  const attempt = async (
    request: StartRequest,
    hash: string,
    ids: { jobId: string; essayId: string },
  ): Promise<Doc<Job>> => {
    const { userId, text, question, analysisType } = request;
    const { jobId, essayId } = ids;
    const reserved = await billing.reserveCredit({
      userId,
      jobId,
      amount: costOf(analysisType),
      wordCount: countWords(text),
    });
    const historyDays = reserved.entitlement?.historyDays;
    try {
      await essays.createEssay({
        essayId,
        userId,
        text,
        ...(question === null ? {} : { question }),
        ...(historyDays === undefined ? {} : { historyDays }),
      });
    } catch (error) {
      await billing.releaseCredit({ userId, jobId });
      throw error;
    }
    const now = context.clock();
    const job = newJob(
      {
        userId,
        essayId,
        analysisType,
        priority: reserved.entitlement?.priority ?? false,
        requestHash: hash,
      },
      planTasks(text, analysisType),
      now,
      deadlineSeconds,
    );
    try {
      return await jobs.insert({
        _id: jobId,
        ...job,
        outbox: firstEvents(jobId, job, context.event),
      });
    } catch (error) {
      if (!(error instanceof DuplicateError)) throw error;
      const first = await jobs.get(jobId);
      if (!first) throw error;
      if (first.essayId !== essayId) await essays.deleteEssay({ essayId, userId });
      return same(first, hash);
    }
  };

  const startKeyed = async (
    request: StartRequest,
    key: string,
    hash: string,
  ): Promise<Doc<Job>> => {
    const oldest = new Date(context.clock().getTime() - IDEMPOTENCY_SECONDS * 1_000);
    let essay = 0;
    for (let job = 0; job < MAX_GENERATIONS; job += 1) {
      const ids = keyedIds(request.userId, key, { job, essay }, hash);
      const known = await jobs.get(ids.jobId);
      if (known && known.createdAt > oldest) return same(known, hash);
      if (known) {
        essay = job + 1;
        continue;
      }
      try {
        return await whereThereIsRoom(() => attempt(request, hash, ids));
      } catch (error) {
        const code = codeOf(error);
        // The hold of this generation was given back (a failed start, a sweep): its id is spent. The essay of
        // that start, if there is one, is taken up again, unless the student deleted it meanwhile.
        if (code === 'ESSAY_NOT_FOUND') essay = job + 1;
        else if (code !== 'CONFLICT') throw error;
      }
    }
    throw new AppError('IDEMPOTENCY_CONFLICT');
  };

  // One after the other: a start that breaks off gives its hold back before the next looks for it.
  const inTurn = serialByKey();

  return async (request: StartRequest): Promise<Doc<Job>> => {
    const hash = requestHash(request.text, request.question, request.analysisType);
    const { userId, idempotencyKey: key } = request;
    if (key === null)
      return whereThereIsRoom(() =>
        attempt(request, hash, { jobId: context.ids(), essayId: context.ids() }),
      );
    return inTurn(JSON.stringify([userId, key]), () => startKeyed(request, key, hash));
  };
};
