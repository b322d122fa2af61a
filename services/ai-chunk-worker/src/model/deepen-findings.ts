import type { AnalysisResult, Findings } from '@argint/contracts';
import { ENGINE_VERSION, PROMPT_VERSION, RUBRIC_VERSION } from '@argint/critique-engine/jobs';
import type { CritiqueRequest } from '../providers/critique-provider.ts';
import type { ModelAnswer, ModelKind } from './answers/answer-schemas.ts';
import { askModel } from './ask-model.ts';
import type { EssayReadings } from './essay-readings.ts';
import { WITH_ANSWER, type WithAnswer } from './findings/model-findings.ts';
import type { Placement } from './grounding/ground-remarks.ts';
import { pageOf } from './grounding/place-passage.ts';
import { candidatesOf, candidateWords, type JudgedAs } from './judge-candidates.ts';
import { FAULTS, ModelFault, type FaultReason } from './model-fault.ts';
import { MODEL_PROMPT_VERSION, MODEL_RUBRIC_VERSION } from './prompts/prompt-versions.ts';
import { writePrompt } from './prompts/write-prompt.ts';
import type { ResilientCall } from './resilient-caller.ts';

type Cloud = NonNullable<AnalysisResult['cloudAnalysis']>;

/** Kinds of task in which the model judges the engine's critiques. */
const JUDGES: ReadonlySet<ModelKind> = new Set(['lines', 'argument']);

/** Is notified of what the model contributes to each task. Receives no text. */
export interface ModelObserver {
  /** There was no usable answer, so the engine's findings are the result. */
  fellBack(kind: ModelKind, fault: ModelFault): void;
  /** A remark of the model was placed in the essay or dropped. */
  placed(kind: ModelKind, placement: Placement): void;
  /** The model judged a critique of the engine. */
  judged(kind: ModelKind, judged: JudgedAs): void;
}

/** The protocols by which models are called: Google's, or chat completions of any server. */
export type ModelEngine = Exclude<Cloud['engine'], 'offline'>;

const byModel = (engine: ModelEngine, model: string): Cloud => ({
  engine,
  model,
  engineVersion: ENGINE_VERSION,
  promptVersion: MODEL_PROMPT_VERSION,
  rubricVersion: MODEL_RUBRIC_VERSION,
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

/** The model that reads, and the observer that is told what became of its answers. */
export interface ModelParts {
  engine: ModelEngine;
  call: ResilientCall;
  observer: ModelObserver;
}

/** Asks the model about one task and adds its answer to the engine's findings of that task. */
type Deepen = <K extends ModelKind>(
  kind: K,
  own: Findings,
  request: CritiqueRequest,
  given: {
    limitMs: number;
    /** Whether remarks on the argument may be made. */
    argues: boolean;
    onAnswer: (answer: ModelAnswer<K>) => void;
  },
) => Promise<Findings>;

/**
 * Creates a function that asks the model about a task. Without a usable answer it returns the engine's findings with the
 * reason.
 */
export const createDeepen = (
  { engine, call, observer }: ModelParts,
  readings: Pick<EssayReadings, 'of'>,
): Deepen => {
  return async <K extends ModelKind>(
    kind: K,
    own: Findings,
    request: CritiqueRequest,
    given: { limitMs: number; argues: boolean; onAnswer: (answer: ModelAnswer<K>) => void },
  ): Promise<Findings> => {
    const { text, start, end } = request;
    const { limitMs, onAnswer } = given;
    const begun = performance.now();
    const limit = AbortSignal.timeout(limitMs);
    const signal = AbortSignal.any([request.signal, limit]);
    try {
      const reading = kind === 'lines' ? await readings.of({ ...request, limitMs, signal }) : null;
      const candidates = JUDGES.has(kind) ? candidateWords(candidatesOf(own.critiques)) : null;
      const prompt = writePrompt({ ...request, kind, reading, candidates });
      // Waiting for the plan took some of the time.
      const leftMs = limitMs - (performance.now() - begun);
      const asked = await askModel(call, kind, prompt, { limitMs: leftMs, signal });
      const add: WithAnswer<K> = WITH_ANSWER[kind];
      const answer: ModelAnswer<K> = asked.answer;
      onAnswer(answer);
      const page = { ...pageOf(text, start, end), argues: given.argues };
      const found = add(own, answer, page, {
        placed: (placement) => observer.placed(kind, placement),
        judged: (judged) => observer.judged(kind, judged),
      });
      return withProvenance(found, byModel(engine, asked.model));
    } catch (error) {
      request.signal.throwIfAborted();
      const fault = limit.aborted ? new ModelFault('timed-out') : error;
      if (!(fault instanceof ModelFault)) throw fault;
      observer.fellBack(kind, fault);
      return withProvenance(own, withoutModel(fault.reason));
    }
  };
};
