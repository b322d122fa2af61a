import { codeOf } from '@argint/contracts';
import { inSpan, NO_TRACING, validTraceparent, type Tracer } from '@argint/service-kit';
import type { CritiqueProvider } from './providers/critique-provider.ts';
import type { TaskRunner } from './tasks/task-runner.ts';

/** Runs each task as a span of the trace in which it was requested. */
export const tracedRunner = (run: TaskRunner, tracer: Tracer): TaskRunner => {
  if (tracer === NO_TRACING) return run;
  return async (task, stop, onAnalysed) => {
    const span = tracer.start('run task', {
      kind: 'internal',
      parent: validTraceparent(task.traceparent),
      attributes: {
        'argint.task.kind': task.kind,
        'argint.task.attempt': task.attempts,
        'argint.job.id': task.jobId,
        'argint.essay.id': task.essayId,
      },
    });
    try {
      await run({ ...task, traceparent: span.traceparent }, stop, onAnalysed);
      span.end();
    } catch (error) {
      span.end(codeOf(error));
      throw error;
    }
  };
};

/** Makes each run of a provider a span of its task. */
export const tracedProvider = (provider: CritiqueProvider, tracer: Tracer): CritiqueProvider => {
  if (tracer === NO_TRACING) return provider;
  return {
    ...provider,
    analyse: (request) =>
      inSpan(
        tracer,
        'analyse',
        {
          kind: 'internal',
          codeOf,
          attributes: { 'argint.provider': provider.name, 'argint.task.kind': request.kind },
        },
        () => provider.analyse(request),
      ),
  };
};
