import type { EssayModel } from '../essay-model.ts';
import { RELEVANCE_POINTS, relevanceSigns } from './relevance-signs.ts';

/**
 * Below this score an essay hardly uses the words of its question. Of 356 essays with a question, 3 stand below it, two of
 * them answers to another question; with the question of another essay 294 of 356 do.
 */
export const OFF_QUESTION_BELOW = 36;
/** A shorter text has too few words to compare. */
const FEWEST_WORDS = 120;
/**
 * A text of fewer words may answer its question in words of its own ('hives' for 'bees'). It is off the question only if
 * it names none of its terms.
 */
const FEW_WORDS = 250;

/**
 * Whether an essay hardly speaks of what its question asks about. The remark, the verdict, the comment and the limit of
 * the overall score all rest on this.
 */
export const isOffQuestion = (model: EssayModel): boolean => {
  if (model.unarguable !== null || model.proseWords < FEWEST_WORDS) return false;
  const signs = relevanceSigns(model);
  if (!signs) return false;
  const { terms, focus, frame, ties } = signs.shares;
  if (model.proseWords < FEW_WORDS) return terms === 0;
  const { base, ...points } = RELEVANCE_POINTS;
  const reached =
    base + points.terms * terms + points.focus * focus + points.frame * frame + points.ties * ties;
  return Math.round(reached) < OFF_QUESTION_BELOW;
};
