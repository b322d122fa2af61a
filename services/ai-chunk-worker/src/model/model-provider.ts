import type { Findings, TextKind } from '@argint/contracts';
import type { CritiqueProvider, CritiqueRequest } from '../providers/critique-provider.ts';
import { isModelKind, type ModelAnswer, type ModelKind } from './answers/answer-schemas.ts';
import { createDeepen, type ModelParts } from './deepen-findings.ts';
import { createEssayReadings } from './essay-readings.ts';

/** Time kept to hand the findings on without the model, in ms; at most half of the task's time. */
const RESERVE_MS = 5_000;

/** Kinds of text that argue nothing. Only their language and craft are spoken of, so the model sees their lines alone. */
const WITHOUT_ARGUMENT: ReadonlySet<TextKind> = new Set(['narrative', 'reflection', 'letter']);

/** Whether the text is code, another language or random keys. The engine already gives a reason for these. */
const isUnreadable = ({ parts }: Findings): boolean =>
  parts.emptyReasons?.['lineCritiques'] !== undefined || parts.premium === null;

/** Whether a model may read for this task. */
const asksModel = ({ analysisType, engineOnly }: CritiqueRequest): boolean =>
  analysisType !== 'simple' && !engineOnly;

/**
 * The offline engine's findings, extended by a model when the kind of task and the analysis allow it. Without a
 * usable answer the engine's findings are the result, and say so: a model that is down never fails a task.
 */
export const createModelProvider = (
  parts: ModelParts & {
    offline: CritiqueProvider;
    /** The preferred model. */
    model: string;
  },
): CritiqueProvider => {
  const { engine, offline, model } = parts;
  const readings = createEssayReadings(offline);
  const deepen = createDeepen(parts, readings);

  const analyse = async (
    request: CritiqueRequest,
    onAnswer: (answer: ModelAnswer<ModelKind>) => void,
  ): Promise<Findings> => {
    const begun = performance.now();
    const own = await offline.analyse(request);
    const { kind, limitMs } = request;
    if (!asksModel(request) || !isModelKind(kind) || isUnreadable(own)) return own;
    if (kind === 'argument') readings.keep(request, own);
    const textKind = await readings.kindOf(request);
    const argues = textKind === null || !WITHOUT_ARGUMENT.has(textKind);
    if (!argues && kind !== 'lines') return own;
    const left = limitMs - (performance.now() - begun);
    const within = Math.round(Math.max(left - RESERVE_MS, left / 2, 0));
    return deepen(kind, own, request, { limitMs: within, argues, onAnswer });
  };

  return {
    name: engine,
    model,
    analyse: async (request) => {
      if (request.kind !== 'argument' || !asksModel(request))
        return analyse(request, () => undefined);
      const settle = readings.begin(request);
      try {
        return await analyse(request, (answer) => settle('plan' in answer ? answer.plan : null));
      } finally {
        // Without an answer nobody waits any longer. After one this changes nothing.
        settle(null);
      }
    },
  };
};
