import { codeOf } from '@argint/contracts';
import type { Logger } from '@argint/service-kit';
import { traceOf } from './error-trace.ts';
import type { createWorkerMetrics } from './metrics.ts';
import type { RunObserver } from './tasks/task-runner.ts';

/** Records metrics and log lines of the tasks that ran. */
export const createRunObserver = (
  metrics: ReturnType<typeof createWorkerMetrics>,
  logger: Logger,
): RunObserver => ({
  analysed: ({ kind }, provider, outcome, seconds) =>
    metrics.provider.observe({ provider, kind, outcome }, seconds),
  failed: ({ _id, kind, essayId, attempts, fence }, error, next) => {
    metrics.failures.inc({ kind, next });
    const cause = error instanceof Error ? error.cause : undefined;
    // An essay that was deleted during its analysis is not a fault.
    const isFault = next === 'failed' && codeOf(error) !== 'ESSAY_NOT_FOUND';
    logger[isFault ? 'error' : 'warn'](
      {
        taskId: _id,
        essayId,
        kind,
        attempts,
        fence,
        code: codeOf(error),
        error: traceOf(error),
        ...(cause === undefined ? {} : { cause: traceOf(cause) }),
      },
      next === 'retry' ? 'task failed, will be tried again' : 'task failed',
    );
  },
});
