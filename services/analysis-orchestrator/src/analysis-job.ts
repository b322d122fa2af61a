import type { AnalysisType, JobStatus, TaskKind } from '@argint/contracts';
import { AppError, isFinal, MESSAGES } from '@argint/contracts';

/** One task of a job; `start` and `end` are UTF-16 offsets into the essay. */
export interface Chunk {
  id: string;
  kind: TaskKind;
  start: number;
  end: number;
  state: 'requested' | 'done' | 'failed';
}

/** How a job ends; decided once, by one conditional write. */
export type Outcome = 'completed' | 'failed' | 'cancelled';

/**
 * An analysis job. `phase` says what is left to do: chunks (running), storing result and credit (finishing),
 * nothing (done). `status` is what the user sees.
 */
export interface Job {
  userId: string;
  essayId: string;
  analysisType: AnalysisType;
  priority: boolean;
  /** Digest of the request, to tell a repeated one from another under the same idempotency key. */
  requestHash: string;
  status: JobStatus;
  phase: 'running' | 'finishing' | 'done';
  outcome: Outcome | null;
  /** 0-100. */
  progress: number;
  chunks: Chunk[];
  /** Remarks have been shown: from here on a cancel costs the credit. */
  partials: boolean;
  /** The result is stored: from here on the essay may go without changing what the job came to. */
  isStored: boolean;
  error: string | null;
  createdAt: Date;
  deadlineAt: Date;
  updatedAt: Date;
  completedAt: Date | null;
}

/** Progress at which all chunks are out; from here to 79 it follows the settled ones. */
const CHUNKS_OUT = 20;
const AGGREGATING = 80;

/** A job as it is first stored. */
export const newJob = (
  request: Pick<Job, 'userId' | 'essayId' | 'analysisType' | 'priority' | 'requestHash'>,
  tasks: readonly Pick<Chunk, 'id' | 'kind' | 'start' | 'end'>[],
  now: Date,
  deadlineSeconds: number,
): Job => ({
  ...request,
  status: 'queued',
  phase: 'running',
  outcome: null,
  progress: 0,
  chunks: tasks.map((task) => ({ ...task, state: 'requested' })),
  partials: false,
  isStored: false,
  error: null,
  createdAt: now,
  updatedAt: now,
  deadlineAt: new Date(now.getTime() + deadlineSeconds * 1_000),
  completedAt: null,
});

/** The chunks are on their way. The same job where that is no news. */
export const begin = <J extends Job>(job: J, now: Date): J =>
  job.status === 'queued' ? { ...job, status: 'processing', progress: 10, updatedAt: now } : job;

const decide = <J extends Job>(job: J, outcome: Outcome, now: Date): J => ({
  ...job,
  phase: 'finishing',
  outcome,
  status: outcome === 'cancelled' ? 'cancelled' : 'processing',
  progress: outcome === 'completed' ? AGGREGATING : job.progress,
  error: outcome === 'failed' ? MESSAGES.analysisFailed : null,
  updatedAt: now,
});

const settled = (job: Job): number =>
  job.chunks.filter(({ state }) => state !== 'requested').length;

/** Nothing came back fails the job; anything else completes it. */
const outcomeOf = (job: Job): Outcome =>
  job.chunks.some(({ state }) => state === 'done') ? 'completed' : 'failed';

/** Folds one chunk's end in; the same job where it was known, or comes too late. */
export const settleChunk = <J extends Job>(
  job: J,
  chunkId: string,
  end: { state: 'done' | 'failed'; critiques: number },
  now: Date,
): J => {
  const chunk = job.chunks.find(({ id }) => id === chunkId);
  if (job.phase !== 'running' || chunk?.state !== 'requested') return job;
  const next: J = {
    ...job,
    status: 'processing',
    chunks: job.chunks.map((other) => (other === chunk ? { ...other, state: end.state } : other)),
    partials: job.partials || (end.state === 'done' && end.critiques > 0),
    updatedAt: now,
  };
  const count = settled(next);
  if (count === next.chunks.length) return decide(next, outcomeOf(next), now);
  return {
    ...next,
    progress: CHUNKS_OUT + Math.floor(((AGGREGATING - CHUNKS_OUT) * count) / next.chunks.length),
  };
};

/** Past its deadline a job ends with what there is; the same job before. */
export const expire = <J extends Job>(job: J, now: Date): J =>
  job.phase !== 'running' || now < job.deadlineAt
    ? job
    : decide(
        {
          ...job,
          chunks: job.chunks.map((chunk) =>
            chunk.state === 'requested' ? { ...chunk, state: 'failed' } : chunk,
          ),
        },
        outcomeOf(job),
        now,
      );

/** A deadline further ahead than any can be was set before the clock was set back; the same job otherwise. */
export const bringDeadlineNear = <J extends Job>(job: J, latest: Date): J =>
  job.phase !== 'running' || job.deadlineAt <= latest ? job : { ...job, deadlineAt: latest };

/** Cancels; repeatable. Throws JOB_ENDED where another outcome is already decided. */
export const cancel = <J extends Job>(job: J, now: Date): J => {
  if (job.outcome === 'cancelled') return job;
  if (job.outcome !== null || isFinal(job.status)) throw new AppError('JOB_ENDED');
  return decide(job, 'cancelled', now);
};

/** Whether there is something to store as the result: always of a completed job, of a cancelled one once remarks were shown. */
export const keepsResult = (job: Job): boolean =>
  job.outcome === 'completed' || (job.outcome === 'cancelled' && job.partials);

/** Credits an analysis takes. */
export const costOf = (analysisType: AnalysisType): number => (analysisType === 'simple' ? 0 : 1);

/**
 * Whether the job is paid for: what it gave, where it costs anything. A job that costs nothing gives back what a
 * start with another body may have left under the same key.
 */
export const spendsCredit = (job: Job): boolean => keepsResult(job) && costOf(job.analysisType) > 0;

/** Its result is stored; to be written down before the credit is spent. */
export const resultStored = <J extends Job>(job: J): J =>
  job.phase !== 'finishing' || job.isStored ? job : { ...job, isStored: true };

/** Its result cannot be stored, as the essay went away or nothing can be made of it: nothing to show, so nothing to pay. */
export const essayGone = <J extends Job>(job: J, now: Date): J =>
  job.phase === 'finishing' && job.outcome === 'completed' && !job.isStored
    ? decide({ ...job, outcome: null }, 'failed', now)
    : job;

/** Everything is stored and settled; the same job where it was so already. */
export const finish = <J extends Job>(job: J, now: Date): J =>
  job.phase !== 'finishing' || job.outcome === null
    ? job
    : {
        ...job,
        phase: 'done',
        status: job.outcome,
        progress: job.outcome === 'completed' ? 100 : job.progress,
        completedAt: now,
        updatedAt: now,
      };

/** What a result must say of chunks that never came back. */
export const notesOf = (job: Job): string[] => {
  const missing = job.chunks.filter(({ state }) => state !== 'done').length;
  return missing === 0
    ? []
    : [
        `${missing} of ${job.chunks.length} parts of the analysis did not finish; the result holds the others.`,
      ];
};
