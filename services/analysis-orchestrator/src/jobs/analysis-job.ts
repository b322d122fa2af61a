import type { FieldsOf } from '@argint/aggregate-store';
import type { AnalysisType } from '@argint/contracts';
import { AppError, isFinal, MESSAGES } from '@argint/contracts';
import type { jobSchema } from './analysis-job-schema.ts';

/** An analysis job; its fields are described in the schema. */
export type Job = FieldsOf<typeof jobSchema>;
/** One task of a job. */
export type JobTask = Job['tasks'][number];
export type Outcome = NonNullable<Job['outcome']>;

/** Progress of a job that was just stored: its tasks are on their way. */
const STARTED = 10;
/** Progress when all tasks are requested; from here to 79 it follows those that have ended. */
const TASKS_REQUESTED = 20;
const AGGREGATING = 80;

/** A job as it is first stored, with the request for its tasks. */
export const newJob = (
  request: Pick<Job, 'userId' | 'essayId' | 'analysisType' | 'priority' | 'requestHash'>,
  tasks: readonly Pick<JobTask, 'id' | 'kind' | 'start' | 'end'>[],
  now: Date,
  deadlineSeconds: number,
): Omit<Job, 'slot'> => ({
  ...request,
  status: 'processing',
  phase: 'running',
  outcome: null,
  progress: STARTED,
  tasks: tasks.map((task) => ({
    ...task,
    state: 'requested',
    hasFound: false,
    engineOnly: false,
  })),
  hasPartials: false,
  found: 0,
  isStored: false,
  isScored: null,
  lease: { holder: null, fence: 0, beat: 0 },
  isEssayDeleted: false,
  error: null,
  createdAt: now,
  updatedAt: now,
  deadlineAt: new Date(now.getTime() + deadlineSeconds * 1_000),
  completedAt: null,
});

/** Makes a process the one that finishes the job. */
export const takeLease = <J extends Job>(job: J, holder: string): J => ({
  ...job,
  lease: { holder, fence: job.lease.fence + 1, beat: 0 },
});

/** Whether the holder of this fence may still write: the job is unfinished and nobody took it over. */
export const isHeldBy = (job: Job, fence: number): boolean =>
  job.phase === 'finishing' && job.lease.fence === fence;

/** Shows that the holder of this fence is still at work; unchanged where the lease is lost. */
export const renewLease = <J extends Job>(job: J, fence: number): J =>
  isHeldBy(job, fence) ? { ...job, lease: { ...job.lease, beat: job.lease.beat + 1 } } : job;

const decide = <J extends Job>(job: J, outcome: Outcome, now: Date): J => ({
  ...job,
  phase: 'finishing',
  outcome,
  status: outcome === 'cancelled' ? 'cancelled' : 'processing',
  progress: outcome === 'completed' ? AGGREGATING : job.progress,
  error: outcome === 'failed' ? MESSAGES.analysisFailed : null,
  updatedAt: now,
});

/**
 * A job completes where the essay was read, or where critiques were shown. A grammar checker that found nothing, or is
 * not there, has not read it.
 */
const outcomeOf = ({ tasks, hasPartials }: Job): Outcome =>
  hasPartials || tasks.some(({ kind, state }) => state === 'done' && kind !== 'grammar')
    ? 'completed'
    : 'failed';

/**
 * Whether a task's end changes what a running job shows. Nothing of the grammar checker is shown early; a reading
 * without remarks still takes back the engine's first look.
 */
const changesShown = ({ kind, hasFound }: JobTask, ended: TaskOutcome): boolean =>
  kind !== 'grammar' && (kind === 'reading' || hasFound || ended.critiques > 0);

/** How a task ended. */
export interface TaskOutcome {
  state: 'done' | 'failed';
  /** Number of critiques found. */
  critiques: number;
  /** The task failed because its essay no longer exists. */
  isEssayDeleted?: boolean;
}

/**
 * Records how a task ended. The last one decides the outcome and makes `holder` the process that finishes the
 * job. Unchanged where the task's end is known or the outcome is decided.
 */
export const recordTaskOutcome = <J extends Job>(
  job: J,
  taskId: string,
  ended: TaskOutcome,
  now: Date,
  holder: string,
): J => {
  const task = job.tasks.find(({ id }) => id === taskId);
  if (job.phase !== 'running' || task?.state !== 'requested') return job;
  const next: J = {
    ...job,
    status: 'processing',
    tasks: job.tasks.map((other) => (other === task ? { ...other, state: ended.state } : other)),
    hasPartials: job.hasPartials || (ended.state === 'done' && ended.critiques > 0),
    found: job.found + (changesShown(task, ended) ? 1 : 0),
    isEssayDeleted: job.isEssayDeleted || ended.isEssayDeleted === true,
    updatedAt: now,
  };
  const count = next.tasks.filter(({ state }) => state !== 'requested').length;
  if (count === next.tasks.length) return takeLease(decide(next, outcomeOf(next), now), holder);
  const share = count / next.tasks.length;
  const progress = TASKS_REQUESTED + Math.floor((AGGREGATING - TASKS_REQUESTED) * share);
  return { ...next, progress };
};

/** Records that a running task has found more. Unchanged where the task has ended or the outcome is decided. */
export const recordTaskAdvance = <J extends Job>(
  job: J,
  taskId: string,
  critiques: number,
  now: Date,
): J => {
  const task = job.tasks.find(({ id }) => id === taskId);
  if (job.phase !== 'running' || task?.state !== 'requested' || critiques === 0) return job;
  return {
    ...job,
    tasks: job.tasks.map((other) => (other === task ? { ...other, hasFound: true } : other)),
    progress: Math.max(job.progress, TASKS_REQUESTED),
    hasPartials: true,
    found: job.found + 1,
    updatedAt: now,
  };
};

/** Past its deadline a job ends with what there is, finished by `holder`; unchanged before. */
export const expire = <J extends Job>(job: J, now: Date, holder: string): J => {
  if (job.phase !== 'running' || now < job.deadlineAt) return job;
  const tasks = job.tasks.map((task) =>
    task.state === 'requested' ? { ...task, state: 'failed' as const } : task,
  );
  return takeLease(decide({ ...job, tasks }, outcomeOf(job), now), holder);
};

/** Brings a deadline that no right clock can have set down to `latest`; unchanged otherwise. */
export const clampDeadline = <J extends Job>(job: J, latest: Date): J =>
  job.phase !== 'running' || job.deadlineAt <= latest ? job : { ...job, deadlineAt: latest };

/** Cancels, to be finished by `holder`; repeatable. Throws JOB_ENDED where another outcome is decided. */
export const cancel = <J extends Job>(job: J, now: Date, holder: string): J => {
  if (job.outcome === 'cancelled') return job;
  if (job.outcome !== null || isFinal(job.status)) throw new AppError('JOB_ENDED');
  return takeLease(decide(job, 'cancelled', now), holder);
};

/** The essay was deleted: a running job is cancelled, to be finished by `holder`, and lists leave it out. */
export const abandon = <J extends Job>(job: J, now: Date, holder: string): J => {
  const running = job.phase === 'running';
  if (job.isEssayDeleted && !running) return job;
  const marked = { ...job, isEssayDeleted: true };
  return running ? cancel(marked, now, holder) : marked;
};

/** Whether a result is stored: always of a completed job, of a cancelled one once critiques were shown. */
export const keepsResult = (job: Job): boolean =>
  job.outcome === 'completed' || (job.outcome === 'cancelled' && job.hasPartials);

/** Credits an analysis takes. */
export const costOf = (analysisType: AnalysisType): number => (analysisType === 'simple' ? 0 : 1);

/**
 * Whether the job is paid for: it costs something and left a result. A completed one must give a score too: an
 * analysis that judges nothing is free. A job that costs nothing gives back what a start with another body may
 * have reserved under the same key.
 */
export const spendsCredit = (job: Job): boolean =>
  keepsResult(job) &&
  costOf(job.analysisType) > 0 &&
  (job.outcome === 'cancelled' || job.isScored !== false);

/** Its result is stored; written down before the credit is settled. */
export const markResultStored = <J extends Job>(job: J, isScored: boolean): J =>
  job.phase !== 'finishing' || job.isStored ? job : { ...job, isStored: true, isScored };

/** No result can be stored, as the essay is missing or nothing can be made of it: the job fails and is free. */
export const failWithoutResult = <J extends Job>(job: J, now: Date, isEssayDeleted: boolean): J => {
  if (job.phase !== 'finishing' || job.isStored) return job;
  const marked = isEssayDeleted ? { ...job, isEssayDeleted } : job;
  return job.outcome === 'completed' ? decide(marked, 'failed', now) : marked;
};

/** Everything is stored and settled, and the user's place is free again; unchanged where it was so already. */
export const finish = <J extends Job>(job: J, now: Date, jobId: string): J =>
  job.phase !== 'finishing' || job.outcome === null
    ? job
    : {
        ...job,
        phase: 'done',
        slot: jobId,
        status: job.outcome,
        progress: job.outcome === 'completed' ? 100 : job.progress,
        completedAt: now,
        updatedAt: now,
      };

/** What a result must say about tasks that failed or never ended. */
export const notesOf = (job: Job): string[] => {
  const missing = job.tasks.filter(({ state }) => state !== 'done').length;
  if (missing === 0) return [];
  return [
    missing === job.tasks.length
      ? 'No part of the analysis finished, so there are no scores.'
      : `${missing} of ${job.tasks.length} parts of the analysis did not finish; the result holds the others.`,
  ];
};

/** What a result without any score says about its price. */
export const FREE_WITHOUT_SCORE =
  'No score could be given for this essay, so this analysis did not use a credit.';
