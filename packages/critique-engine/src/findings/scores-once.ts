import { oncePer } from '../once-per.ts';
import { scoreEssay } from '../scores/all-scores.ts';

/** The scores of an essay, worked out once for as long as its model lives: two tasks want them. */
export const scoresOf = oncePer(scoreEssay);
