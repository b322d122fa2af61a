import { memoizeByKey } from '../memoize-by-key.ts';
import { scoreEssay } from '../scores/all-scores.ts';

/** The scores of an essay. Memoized by model, because two tasks need them. */
export const scoresOf = memoizeByKey(scoreEssay);
