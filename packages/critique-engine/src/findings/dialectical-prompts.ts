import type { AnalysisResult } from '@argint/contracts';
import type { EssayModel } from '../essay-model.ts';
import { askedQuestions } from './questions/asked-questions.ts';

type Prompt = AnalysisResult['dialecticalPrompts'][number];

/**
 * At most three questions that a teacher would ask, each at a place whose form says what is worth asking there: a kind
 * of measure, one case for many, a finding of others. They accuse of nothing. An essay without such a place gets none.
 */
export const dialecticalPrompts = (model: EssayModel): Prompt[] =>
  askedQuestions(model).map(({ kind, ask, followUp }) => ({
    ...kind,
    basePrompt: ask,
    followUps: followUp === null ? [] : [followUp],
  }));
