import type { Findings, ModelPart } from '@argint/contracts';
import type { CritiqueProvider, CritiqueRequest } from '../providers/critique-provider.ts';
import type { Asking } from './ask-model.ts';
import { createLanguageTask } from './calls/language-task.ts';
import { createReadingTask } from './calls/reading-task.ts';
import type { EngineHelp } from './engine-help.ts';
import { FAULTS, ModelFault } from './model-fault.ts';
import type { ModelObserver } from './model-observer.ts';

/** Time kept to hand on what was found, in ms; at most half of the task's time. */
const RESERVE_MS = 5_000;

/** Kinds of task that a model does. */
type ModelKind = 'reading' | 'language';
const isModelKind = (kind: CritiqueRequest['kind']): kind is ModelKind =>
  kind === 'reading' || kind === 'language';

/** Findings of a task in which no model answered, with the reason. */
const withoutModel = (kind: ModelKind, absent: string): Findings => ({
  kind,
  critiques: [],
  model: { absent } satisfies ModelPart,
});

/**
 * The offline engine, and beside it a model that reads the essay and corrects its language. A model that gives no usable
 * answer never fails a task: its findings then say why there are none.
 */
export const createModelProvider = (
  parts: Asking & { help: EngineHelp; offline: CritiqueProvider; observer: ModelObserver },
): CritiqueProvider => {
  const { engine, models, offline, observer } = parts;
  const tasks = { reading: createReadingTask(parts), language: createLanguageTask(parts) };

  const byModel = async (kind: ModelKind, request: CritiqueRequest): Promise<Findings> => {
    const { limitMs } = request;
    const limit = AbortSignal.timeout(Math.round(Math.max(limitMs - RESERVE_MS, limitMs / 2, 0)));
    const signal = AbortSignal.any([request.signal, limit]);
    try {
      return await tasks[kind]({ ...request, signal });
    } catch (error) {
      request.signal.throwIfAborted();
      const fault = limit.aborted ? new ModelFault('timed-out') : error;
      if (!(fault instanceof ModelFault)) throw fault;
      observer.fellBack(kind, fault);
      return withoutModel(kind, FAULTS[fault.reason]);
    }
  };

  return {
    name: engine,
    model: models[0] ?? null,
    analyse: (request) => {
      const { kind, analysisType } = request;
      if (!isModelKind(kind)) return offline.analyse(request);
      if (analysisType === 'simple') return Promise.resolve({ kind, critiques: [] });
      return byModel(kind, request);
    },
  };
};
