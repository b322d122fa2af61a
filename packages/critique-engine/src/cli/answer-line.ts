import type { EssayModel } from '../essay-model.ts';
import { findFor, readEssay } from '../index.ts';
import { scoreEssay } from '../scores/all-scores.ts';
import { selectCritiques } from '../selection/select-critiques.ts';

/** A line of the measuring protocol: which parts are asked for, all when `only` is missing. */
export interface LineRequest {
  id: string;
  text: string;
  question?: string;
  only?: string[];
}

const critiquesOf = (model: EssayModel) => {
  const whole = { start: 0, end: model.text.length };
  const found = [
    ...findFor('lines', model, whole).critiques,
    ...findFor('argument', model, whole).critiques,
  ];
  return selectCritiques(found, model.proseWords);
};

/** Answers one request as an object of the protocol; null scores are given as 0. */
export const answerLine = ({ id, text, question, only }: LineRequest): Record<string, unknown> => {
  const model = readEssay(text, question ?? null);
  const all = Object.entries(scoreEssay(model).scores).map(([name, { value }]) => [
    name,
    value ?? 0,
  ]);
  const scores = Object.fromEntries(all);
  if (only?.includes('relevance')) return { id, scores, critiques: [] };
  if (only) return { id, critiques: [] };
  const sentences = model.sentences.map(({ start, end, role }) => ({ start, end, role }));
  return { id, scores, sentences, critiques: critiquesOf(model) };
};
