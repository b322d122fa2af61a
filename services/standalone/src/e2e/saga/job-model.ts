/** What the model knows of a job. */
export interface ModelJob {
  jobId: string;
  essayId: string;
  key: number;
  body: number;
  /** Whether it took a credit. */
  costs: boolean;
  createdAt: number;
  chunks: Record<string, 'requested' | 'done' | 'failed'>;
  partials: boolean;
  outcome: 'completed' | 'failed' | 'cancelled' | null;
  isDone: boolean;
  hasEssay: boolean;
}

const DEADLINE_MS = 600_000;

/** Paid: completed, or cancelled after remarks were shown. */
export const isPaid = ({ outcome, partials }: ModelJob): boolean =>
  outcome === 'completed' || (outcome === 'cancelled' && partials);

const decide = (job: ModelJob): void => {
  job.outcome = Object.values(job.chunks).includes('done') ? 'completed' : 'failed';
};

/** One chunk's end; too late or twice changes nothing. */
export const settle = (
  job: ModelJob,
  chunk: string,
  end: 'done' | 'failed',
  remarks: number,
): void => {
  if (job.outcome !== null || job.chunks[chunk] !== 'requested') return;
  job.chunks[chunk] = end;
  job.partials ||= end === 'done' && remarks > 0;
  if (!Object.values(job.chunks).includes('requested')) decide(job);
};

export const cancel = (job: ModelJob): void => {
  job.outcome ??= 'cancelled';
};

export const expire = (job: ModelJob, now: number): void => {
  if (job.outcome !== null || now < job.createdAt + DEADLINE_MS) return;
  for (const [id, state] of Object.entries(job.chunks))
    if (state === 'requested') job.chunks[id] = 'failed';
  decide(job);
};
