import { REQUEST_BODIES, findTaskResults } from './requests.ts';

/** What the model knows of a job. */
export interface ModelJob {
  jobId: string;
  essayId: string;
  key: number;
  body: number;
  /** Whether it took a credit. */
  costs: boolean;
  createdAt: number;
  tasks: Record<string, 'requested' | 'done' | 'failed'>;
  hasPartials: boolean;
  outcome: 'completed' | 'failed' | 'cancelled' | null;
  isDone: boolean;
  hasEssay: boolean;
}

const DEADLINE_MS = 600_000;

/** Whether a result is kept: completed, or cancelled after critiques were shown. */
export const keepsResult = ({
  outcome,
  hasPartials,
}: Pick<ModelJob, 'outcome' | 'hasPartials'>): boolean =>
  outcome === 'completed' || (outcome === 'cancelled' && hasPartials);

/** Whether any task that is done delivered a score. */
const isScored = ({ body, tasks }: Pick<ModelJob, 'body' | 'tasks'>): boolean =>
  findTaskResults(REQUEST_BODIES[body] ?? REQUEST_BODIES[0]).some(
    ({ taskId, hasScore }) => hasScore && tasks[taskId] === 'done',
  );

/** Whether its credit is spent: it keeps a result, and a completed one gives a score. */
export const isPaid = (
  job: Pick<ModelJob, 'outcome' | 'hasPartials' | 'body' | 'tasks'>,
): boolean => keepsResult(job) && (job.outcome === 'cancelled' || isScored(job));

const decide = (job: ModelJob): void => {
  job.outcome = job.hasPartials || job.tasks['engine'] === 'done' ? 'completed' : 'failed';
};

/** One task's end; too late or twice changes nothing. */
export const settle = (
  job: ModelJob,
  task: string,
  end: 'done' | 'failed',
  critiques: number,
): void => {
  if (job.outcome !== null || job.tasks[task] !== 'requested') return;
  job.tasks[task] = end;
  job.hasPartials ||= end === 'done' && critiques > 0;
  if (!Object.values(job.tasks).includes('requested')) decide(job);
};

export const cancel = (job: ModelJob): void => {
  job.outcome ??= 'cancelled';
};

export const expire = (job: ModelJob, now: number): void => {
  if (job.outcome !== null || now < job.createdAt + DEADLINE_MS) return;
  for (const [id, state] of Object.entries(job.tasks))
    if (state === 'requested') job.tasks[id] = 'failed';
  decide(job);
};
