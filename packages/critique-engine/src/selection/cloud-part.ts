import type { AnalysisResult, Findings } from '@argint/contracts';
import { ENGINE_VERSION, PROMPT_VERSION, RUBRIC_VERSION } from '../versions.ts';

type Cloud = NonNullable<AnalysisResult['cloudAnalysis']>;

/** The engine of a result whose findings do not name one. */
export interface CloudContext {
  engine: Cloud['engine'];
  /** Null offline. */
  model: string | null;
  notes: string[];
}

const distinct = (items: readonly string[]): string[] => [...new Set(items)];
const join = (items: readonly string[]): string => distinct(items).join(', ');

const shared = (model: string): string =>
  `Written by the AI model ${model} beside our own engine. Sentence roles, grammar and all scores are our own engine's alone; the words of the verdict also follow the model's gravest remark.`;
const partly = (missed: number, all: number, why: string): string =>
  `For ${missed} of ${all} parts of the analysis the AI model gave no usable answer (${why}); there our own engine's findings stand alone.`;
const instead = (why: string): string =>
  `The AI model could not be used (${why}), so this analysis was made by our own offline engine alone.`;

/**
 * Which engine and model made the analysis, from `cloudAnalysis` of the findings. If no model took part, the engine is
 * 'offline'. Notes say why a model that should have taken part did not.
 */
export const cloudPart = (findings: readonly Findings[], context: CloudContext): Cloud => {
  const told = findings.flatMap(({ parts }) => parts.cloudAnalysis ?? []);
  const byModel = told.filter(({ engine }) => engine !== 'offline');
  const without = told.filter(({ engine }) => engine === 'offline');
  const why = join(without.flatMap(({ notes }) => notes));
  const [first] = byModel;
  if (!first)
    return {
      engine: context.engine,
      model: context.model,
      engineVersion: ENGINE_VERSION,
      promptVersion: PROMPT_VERSION,
      rubricVersion: RUBRIC_VERSION,
      notes: [...(without.length > 0 ? [instead(why)] : []), ...context.notes],
    };
  const model = join(byModel.map((one) => one.model ?? ''));
  return {
    engine: first.engine,
    model,
    engineVersion: join(byModel.map((one) => one.engineVersion)),
    promptVersion: join(byModel.map((one) => one.promptVersion)),
    rubricVersion: join(byModel.map((one) => one.rubricVersion)),
    notes: [
      shared(model),
      ...(without.length > 0 ? [partly(without.length, told.length, why)] : []),
      ...context.notes,
    ],
  };
};
