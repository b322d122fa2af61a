import type { EssayModel } from '../essay-model.ts';
import { scoreEssay } from '../scores/all-scores.ts';
import type { Scored } from '../scores/all-scores.ts';

const known = new WeakMap<EssayModel, Scored>();

/** The scores of an essay, worked out once for as long as its model lives: two tasks want them. */
export const scoresOf = (model: EssayModel): Scored => {
  const before = known.get(model);
  if (before) return before;
  const scored = scoreEssay(model);
  known.set(model, scored);
  return scored;
};
