import { codeOf } from '@argint/contracts';
import { inSpan, NO_TRACING, validTraceparent, type Tracer } from '@argint/service-kit';
import type { CritiqueProvider } from './providers/critique-provider.ts';
import type { TaskRunner } from './tasks/task-runner.ts';

/** Runs each bundle of tasks as a span of the trace in which they were requested. */
export const tracedRunner = (run: TaskRunner, tracer: Tracer): TaskRunner => {
  if (tracer === NO_TRACING) return run;
  return async ([first, ...others], stop, onAnalysed) => {
    const span = tracer.start('run tasks', {
      kind: 'internal',
      parent: validTraceparent(first.traceparent),
      attributes: {
        'argint.task.kinds': [first, ...others].map(({ kind }) => kind).join(' '),
        'argint.task.attempt': first.attempts,
        'argint.job.id': first.jobId,
        'argint.essay.id': first.essayId,
      },
    });
    try {
      await run([{ ...first, traceparent: span.traceparent }, ...others], stop, onAnalysed);
      span.end();
    } catch (error) {
      span.end(codeOf(error));
      throw error;
    }
  };
};

/** Makes each run of a provider a span of its tasks. */
export const tracedProvider = (provider: CritiqueProvider, tracer: Tracer): CritiqueProvider => {
  if (tracer === NO_TRACING) return provider;
  const optionsOf = (kinds: string) => ({
    kind: 'internal' as const,
    codeOf,
    attributes: { 'argint.provider': provider.name, 'argint.task.kinds': kinds },
  });
  const { analyseTogether } = provider;
  return {
    ...provider,
    analyse: (request) =>
      inSpan(tracer, 'analyse', optionsOf(request.kind), () => provider.analyse(request)),
    ...(analyseTogether
      ? {
          analyseTogether: (request) =>
            inSpan(
              tracer,
              'analyse',
              optionsOf(request.parts.map(({ kind }) => kind).join(' ')),
              () => analyseTogether(request),
            ),
        }
      : {}),
  };
};
