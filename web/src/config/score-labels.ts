import type { ScoreName } from '@argint/contracts';
import type { TextKey } from '../lib/i18n/text.ts';

/** The name of each score on the page, in the order in which scores are listed. */
export const scoreLabels: Readonly<Record<ScoreName, TextKey>> = {
  overall: 'Overall',
  relevance: 'Relevance',
  thesis: 'Thesis',
  argument: 'Argument',
  structure: 'Structure',
  sources: 'Sources',
  language: 'Language|score',
};

/** All scores, the overall one first. */
export const listedScores = Object.keys(scoreLabels) as ScoreName[];

/** The scores that the overall one is made of. */
export const listedCriteria = listedScores.filter((name) => name !== 'overall');
