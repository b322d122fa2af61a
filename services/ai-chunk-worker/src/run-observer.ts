import { codeOf } from '@argint/contracts';
import type { Logger } from '@argint/service-kit';
import type { createWorkerMetrics } from './metrics.ts';
import type { RunObserver } from './tasks/task-runner.ts';

/** Name and place of an error without its message, which may quote an essay. */
const traceOf = (error: unknown): { name: string; at: string[] } => {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const at = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return { name: error.name, at: at.slice(0, 5).map((line) => line.trim()) };
};

/** Metrics and log lines of the tasks that ran. */
export const createRunObserver = (
  metrics: ReturnType<typeof createWorkerMetrics>,
  logger: Logger,
): RunObserver => ({
  analysed: ({ kind }, provider, outcome, seconds) =>
    metrics.provider.observe({ provider, kind, outcome }, seconds),
  failed: ({ _id, kind, essayId, attempts, fence }, error, next) => {
    metrics.failures.inc({ kind, next });
    const cause = error instanceof Error ? error.cause : undefined;
    logger[next === 'retry' ? 'warn' : 'error'](
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
