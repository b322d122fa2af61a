import { traceIdOf, validTraceparent, type Logger } from '@argint/service-kit';
import type { TaskRunner } from './tasks/task-runner.ts';

/** Writes a line when a task is claimed, and one when its run has ended. A failure has a line of its own before that. */
export const loggedRunner =
  (run: TaskRunner, logger: Logger): TaskRunner =>
  async (task, stop, onAnalysed) => {
    const { _id: taskId, jobId, essayId, kind, attempts } = task;
    const parent = validTraceparent(task.traceparent);
    const ids = {
      jobId,
      essayId,
      taskId,
      kind,
      attempt: attempts,
      ...(parent ? { traceId: traceIdOf(parent) } : {}),
    };
    logger.info(ids, 'task claimed');
    const begun = performance.now();
    await run(task, stop, onAnalysed);
    logger.info({ ...ids, seconds: (performance.now() - begun) / 1_000 }, 'task ended');
  };
