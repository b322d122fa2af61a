import type { Collection, Doc } from '@argint/aggregate-store';
import { DuplicateError } from '@argint/aggregate-store';
import {
  AppError,
  codeOf,
  IDEMPOTENCY_SECONDS,
  PLANS,
  type AnalysisType,
  type TextKind,
} from '@argint/contracts';
import { planTasks } from '@argint/assembly';
import type { GrpcClient } from '@argint/proto';
import { withoutDeadline, type ServiceContext } from '@argint/service-kit';
import { countWords } from '@argint/text-analysis';
import { costOf, newJob, type Job } from './analysis-job.ts';
import { firstEvents } from './job-events.ts';
import type { JobCapacity } from './job-capacity.ts';
import { createOpenAnalyses, freeSlots, tooManyOpen } from './open-analyses.ts';
import { keyedIds, requestHash } from './request-ids.ts';

export interface StartRequest {
  userId: string;
  text: string;
  question: string | null;
  /** The student's marking criteria. */
  rubric: string | null;
  /** Null where the engine decides. */
  textKind: TextKind | null;
  analysisType: AnalysisType;
  idempotencyKey: string | null;
  /** The draft that the text was written from; null for a first draft. */
  parentEssayId: string | null;
  /** Whether a language model reads the essay. */
  readByModel: boolean;
}

export interface StartDependencies {
  jobs: Collection<Job>;
  billing: Pick<GrpcClient<'profile-billing'>, 'reserveCredit' | 'releaseCredit' | 'checkAccess'>;
  essays: Pick<GrpcClient<'essay'>, 'createEssay' | 'deleteEssay'>;
  context: Pick<ServiceContext<unknown>, 'clock' | 'ids' | 'event'>;
  deadlineSeconds: number;
  /** Asked before anything is reserved or stored, and not for a start that is repeated. */
  withJobCapacity: JobCapacity;
}

/** Times a key may be reused after it ran out, or after its hold was given back, before it counts as a conflict. */
const MAX_GENERATIONS = 10;

/**
 * reserve credit -> create essay -> insert job with its events. Repeatable under one idempotency key, also at
 * the same moment and in several replicas: the ids follow from the key, and each try leaves the shared hold by
 * itself. A crash between steps leaves at worst a hold that is swept and an essay without an analysis.
 * Throws PAYMENT_REQUIRED, WORD_LIMIT, IDEMPOTENCY_CONFLICT, TOO_MANY_OPEN_ANALYSES, PARENT_NOT_FOUND, and
 * ANALYSIS_UNAVAILABLE where too many jobs are open.
 */
export const createStartAnalysis = ({
  jobs,
  billing,
  essays,
  context,
  deadlineSeconds,
  withJobCapacity,
}: StartDependencies) => {
  const openAnalyses = createOpenAnalyses(jobs);

  const requireSame = (job: Doc<Job>, hash: string): Doc<Job> => {
    if (job.requestHash !== hash) throw new AppError('IDEMPOTENCY_CONFLICT');
    return job;
  };

  /** Stores the job at one of these places. Resolves with the job that has the id then; null where all are taken. */
  const insertAt = async (
    slots: readonly string[],
    jobId: string,
    job: Omit<Job, 'slot'>,
  ): Promise<Doc<Job> | null> => {
    for (const slot of slots) {
      const placed = { ...job, slot };
      try {
        const outbox = firstEvents(jobId, placed, context.event);
        return await jobs.insert({ _id: jobId, ...placed, outbox });
      } catch (error) {
        if (!(error instanceof DuplicateError)) throw error;
        const known = await jobs.get(jobId);
        if (known) return known;
      }
    }
    return null;
  };

  /**
   * Stores the job at one of the user's free places: those seen before the credit was reserved, or, where others took
   * them meanwhile, those that are free now.
   */
  const insert = async (
    jobId: string,
    job: Omit<Job, 'slot'>,
    places: { max: number; taken: ReadonlySet<string> },
  ): Promise<Doc<Job> | null> => {
    const { max, taken } = places;
    const free = (of: ReadonlySet<string>): string[] => freeSlots(job.userId, of, max);
    return (
      (await insertAt(free(taken), jobId, job)) ??
      (await insertAt(free(await openAnalyses.taken(job.userId)), jobId, job)) ??
      jobs.get(jobId)
    );
  };

  const start = async (
    request: StartRequest,
    hash: string,
    ids: { jobId: string; essayId: string },
    taken: ReadonlySet<string>,
  ): Promise<Doc<Job>> => {
    const { userId, text, question, rubric, textKind, analysisType, parentEssayId } = request;
    const { jobId, essayId } = ids;
    const attempt = context.ids();
    const reserved = await billing.reserveCredit({
      userId,
      jobId,
      amount: costOf(analysisType),
      wordCount: countWords(text),
      attempt,
    });
    const historyDays = reserved.entitlement?.historyDays;
    const leaveHold = () =>
      withoutDeadline(() => billing.releaseCredit({ userId, jobId, attempt }));
    try {
      await essays.createEssay({
        essayId,
        userId,
        text,
        ...(question === null ? {} : { question }),
        ...(rubric === null ? {} : { rubric }),
        ...(textKind === null ? {} : { textKind }),
        ...(historyDays === undefined ? {} : { historyDays }),
        ...(parentEssayId === null ? {} : { parentEssayId }),
      });
    } catch (error) {
      await leaveHold();
      throw error;
    }
    const job = newJob(
      {
        userId,
        essayId,
        analysisType,
        priority: reserved.entitlement?.priority ?? false,
        requestHash: hash,
      },
      planTasks(text, analysisType, request.readByModel ? 'model' : 'engine'),
      context.clock(),
      deadlineSeconds,
    );
    const max = reserved.entitlement?.maxOpenAnalyses ?? PLANS.none.maxOpenAnalyses;
    const stored = await insert(jobId, job, { max, taken });
    if (stored?.requestHash === hash) return stored;
    // Nothing of this try is in use: another request has the key, or the user's last place was taken meanwhile.
    await leaveHold();
    if (stored || request.idempotencyKey === null) await essays.deleteEssay({ essayId, userId });
    throw stored ? new AppError('IDEMPOTENCY_CONFLICT') : tooManyOpen(max);
  };

  const admit = async (
    request: StartRequest,
    hash: string,
    ids: { jobId: string; essayId: string },
  ): Promise<Doc<Job>> => {
    const { userId } = request;
    const taken = await openAnalyses.check(userId, async () => {
      const { entitlement } = await billing.checkAccess({ userId });
      return entitlement?.maxOpenAnalyses ?? PLANS.none.maxOpenAnalyses;
    });
    return withJobCapacity(() => start(request, hash, ids, taken));
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
      if (known && known.createdAt > oldest) return requireSame(known, hash);
      if (known) {
        essay = job + 1;
        continue;
      }
      try {
        return await admit(request, hash, ids);
      } catch (error) {
        const code = codeOf(error);
        if (code !== 'ESSAY_NOT_FOUND' && code !== 'CONFLICT') throw error;
        // Another try under this key may have started the job since, and the job may have ended.
        const started = await jobs.get(ids.jobId);
        if (started) return requireSame(started, hash);
        // The hold of this generation was given back, so its id is used up. Its essay, if there is one, is used
        // again, unless the student deleted it meanwhile.
        if (code === 'ESSAY_NOT_FOUND') essay = job + 1;
      }
    }
    throw new AppError('IDEMPOTENCY_CONFLICT');
  };

  return (request: StartRequest): Promise<Doc<Job>> => {
    const hash = requestHash(request);
    const key = request.idempotencyKey;
    return key === null
      ? admit(request, hash, { jobId: context.ids(), essayId: context.ids() })
      : startKeyed(request, key, hash);
  };
};
