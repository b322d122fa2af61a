import type { AnalysisResult, Findings } from '@argint/contracts';
import { ENGINE_VERSION, PROMPT_VERSION, RUBRIC_VERSION } from '@argint/critique-engine/jobs';
import type { CritiqueProvider, CritiqueRequest } from '../providers/critique-provider.ts';
import { isModelKind, type ModelAnswer, type ModelKind } from './answers/answer-schemas.ts';
import { askModel } from './ask-model.ts';
import { WITH_ANSWER, type WithAnswer } from './findings/model-findings.ts';
import { FAULTS, GeminiFault, type FaultReason } from './gemini-fault.ts';
import type { Placement } from './grounding/ground-remarks.ts';
import { pageOf } from './grounding/place-passage.ts';
import { GEMINI_PROMPT_VERSION, GEMINI_RUBRIC_VERSION } from './prompts/prompt-versions.ts';
import { writePrompt } from './prompts/write-prompt.ts';
import type { ResilientCall } from './resilient-caller.ts';

type Cloud = NonNullable<AnalysisResult['cloudAnalysis']>;

/** Time kept to hand the findings on without the model, in ms; at most half of the task's time. */
const RESERVE_MS = 5_000;

/** Is notified of what the model contributes to each task. Receives no text. */
export interface ModelObserver {
  /** There was no usable answer, so the engine's findings are the result. */
  fellBack(kind: ModelKind, fault: GeminiFault): void;
  /** A remark of the model was placed in the essay or dropped. */
  placed(kind: ModelKind, placement: Placement): void;
}

const byModel = (model: string): Cloud => ({
  engine: 'gemini',
  model,
  engineVersion: ENGINE_VERSION,
  promptVersion: GEMINI_PROMPT_VERSION,
  rubricVersion: GEMINI_RUBRIC_VERSION,
  notes: [],
});
/** The note is the reason. Merging the findings makes a sentence of it. */
const withoutModel = (reason: FaultReason): Cloud => ({
  engine: 'offline',
  model: null,
  engineVersion: ENGINE_VERSION,
  promptVersion: PROMPT_VERSION,
  rubricVersion: RUBRIC_VERSION,
  notes: [FAULTS[reason]],
});
const withProvenance = (findings: Findings, cloudAnalysis: Cloud): Findings => ({
  ...findings,
  parts: { ...findings.parts, cloudAnalysis },
});

/** Whether the text is code, another language or random keys. The engine already gives a reason for these. */
const isUnreadable = ({ parts }: Findings): boolean =>
  parts.emptyReasons?.['lineCritiques'] !== undefined || parts.premium === null;

/**
 * The offline engine's findings, extended by Gemini when the kind of task and the analysis allow it. Without a
 * usable answer the engine's findings are the result, and say so: a model that is down never fails a task.
 */
export const createGeminiProvider = (parts: {
  offline: CritiqueProvider;
  call: ResilientCall;
  /** The preferred model. */
  model: string;
  observer: ModelObserver;
}): CritiqueProvider => {
  const { offline, call, model, observer } = parts;

  const deepen = async <K extends ModelKind>(
    kind: K,
    own: Findings,
    request: CritiqueRequest,
    limitMs: number,
  ): Promise<Findings> => {
    const { text, question, rubric, start, end } = request;
    const limit = AbortSignal.timeout(limitMs);
    const signal = AbortSignal.any([request.signal, limit]);
    const prompt = writePrompt({ kind, text, question, rubric, start, end });
    try {
      const asked = await askModel(call, kind, prompt, { limitMs, signal });
      const add: WithAnswer<K> = WITH_ANSWER[kind];
      const answer: ModelAnswer<K> = asked.answer;
      const found = add(own, answer, pageOf(text, start, end), (placement) =>
        observer.placed(kind, placement),
      );
      return withProvenance(found, byModel(asked.model));
    } catch (error) {
      request.signal.throwIfAborted();
      const fault = limit.aborted ? new GeminiFault('timed-out') : error;
      if (!(fault instanceof GeminiFault)) throw fault;
      observer.fellBack(kind, fault);
      return withProvenance(own, withoutModel(fault.reason));
    }
  };

  return {
    name: 'gemini',
    model,
    analyse: async (request) => {
      const begun = performance.now();
      const own = await offline.analyse(request);
      const { kind, analysisType, engineOnly, limitMs } = request;
      if (analysisType === 'simple' || engineOnly) return own;
      if (!isModelKind(kind) || isUnreadable(own)) return own;
      const left = limitMs - (performance.now() - begun);
      return deepen(kind, own, request, Math.round(Math.max(left - RESERVE_MS, left / 2, 0)));
    },
  };
};
