import { withEvents, type Doc } from '@argint/aggregate-store';
import { stageOf } from '@argint/contracts';
import type { EventEnvelope } from '@argint/event-bus';
import type { ServiceContext } from '@argint/service-kit';
import type { Job } from './analysis-job.ts';

type MakeEvent = ServiceContext<unknown>['event'];

const payload = (job: Doc<Job>) => ({
  jobId: job._id,
  userId: job.userId,
  essayId: job.essayId,
  status: job.status,
  progress: job.progress,
  processingStage: stageOf(job.status, job.progress),
});

/** The events stored with a new job: a request for each task, and that the job is queued. */
export const firstEvents = (jobId: string, job: Job, make: MakeEvent): EventEnvelope[] => {
  const topic = job.priority ? 'analysis.chunks.requested.priority' : 'analysis.chunks.requested';
  return [
    ...job.tasks.map(({ id, kind, start, end }) =>
      make(topic, {
        jobId,
        chunkId: id,
        userId: job.userId,
        essayId: job.essayId,
        kind,
        analysisType: job.analysisType,
        start,
        end,
        deadline: job.deadlineAt.toISOString(),
      }),
    ),
    make('analysis.jobs.updated', {
      jobId,
      userId: job.userId,
      essayId: job.essayId,
      status: job.status,
      progress: 0,
      processingStage: 'queued',
    }),
  ];
};

/** Applies a rule; where it changed what the user sees, the event that says so is stored with the change. */
export const withEvent =
  (make: MakeEvent, rule: (job: Doc<Job>) => Doc<Job>) =>
  (job: Doc<Job>): Doc<Job> => {
    const next = rule(job);
    // Rules set `updatedAt` anew where they change what the user sees, and leave it otherwise.
    if (next.updatedAt === job.updatedAt) return next;
    return withEvents(
      next,
      make(
        next.phase === 'done' ? 'analysis.jobs.completed' : 'analysis.jobs.updated',
        payload(next),
      ),
    );
  };
