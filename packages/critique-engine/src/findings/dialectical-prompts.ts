import type { AnalysisResult } from '@argint/contracts';
import type { EssayModel } from '../essay-model.ts';
import { askedQuestions } from './questions/asked-questions.ts';
import { orderQuestion } from './questions/order-question.ts';

type Prompt = AnalysisResult['dialecticalPrompts'][number];

/** A teacher asks about three things, not about all of them. */
const MOST_PROMPTS = 3;

/**
 * At most three questions that a teacher would ask: each at a place whose form says what is worth asking there (a kind
 * of measure, one case for many, a finding of others), and at most one about the order of the whole text. They accuse
 * of nothing. An essay without such a place gets none.
 */
export const dialecticalPrompts = (model: EssayModel): Prompt[] => {
  const whole = orderQuestion(model);
  const placed = askedQuestions(model).map(({ kind, ask, followUp }): Prompt => ({
    ...kind,
    basePrompt: ask,
    followUps: followUp === null ? [] : [followUp],
  }));
  return [...placed.slice(0, MOST_PROMPTS - whole.length), ...whole];
};
