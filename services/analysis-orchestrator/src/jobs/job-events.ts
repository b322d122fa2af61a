import { withEvents, type Doc } from '@argint/aggregate-store';
import { stageOf, type TaskKind } from '@argint/contracts';
import type { EventEnvelope } from '@argint/event-bus';
import type { ServiceContext } from '@argint/service-kit';
import type { Job } from './analysis-job.ts';

type MakeEvent = ServiceContext<unknown>['event'];

const payload = (jobId: string, job: Job) => ({
  jobId,
  userId: job.userId,
  essayId: job.essayId,
  status: job.status,
  progress: job.progress,
  processingStage: stageOf(job.status, job.progress),
  found: job.found,
});

/** The events stored with a new job: the request for its tasks, and that the job has started. */
export const firstEvents = (jobId: string, job: Job, make: MakeEvent): EventEnvelope[] => {
  const topic = job.priority ? 'analysis.tasks.requested.priority' : 'analysis.tasks.requested';
  return [
    make(topic, {
      jobId,
      userId: job.userId,
      essayId: job.essayId,
      analysisType: job.analysisType,
      deadline: job.deadlineAt.toISOString(),
      // A new job has the kinds of this release; only stored ones may have others.
      tasks: job.tasks.map(({ id, kind, start, end }) => ({
        taskId: id,
        kind: kind as TaskKind,
        start,
        end,
      })),
    }),
    make('analysis.jobs.updated', payload(jobId, job)),
  ];
};

/** Makes a change; where it touches what the user sees, the event that says so is stored with the change. */
export const withEvent =
  (make: MakeEvent, change: (job: Doc<Job>) => Doc<Job>) =>
  (job: Doc<Job>): Doc<Job> => {
    const next = change(job);
    // Changes set `updatedAt` anew where they touch what the user sees, and leave it otherwise.
    if (next.updatedAt === job.updatedAt) return next;
    return withEvents(
      next,
      make(
        next.phase === 'done' ? 'analysis.jobs.completed' : 'analysis.jobs.updated',
        payload(next._id, next),
      ),
    );
  };
