import type { CriterionMeasure, LineCritique, Measures } from '@argint/contracts';
import { plural } from '@argint/text-analysis';
import { countPlaces } from '../remarks/worth.ts';

/** Signs that a text without any slip has more than one full of them: those of the engine's rules, and those of its counts. */
const SIGNS = { rules: 20, counts: 32 } as const;
/**
 * Weight of slips in 100 words at which all of those signs are lost. A model sees some three times as many slips as the
 * rules of the engine, so it takes more of them.
 */
const ALL_LOST = { engine: 7, model: 18 } as const;

const slipsIn = (remarks: readonly LineCritique[]): LineCritique[] =>
  remarks.filter(({ issueType }) => issueType === 'grammar');

const evidenceOf = (places: number): string =>
  places === 0
    ? 'we marked no slip of grammar, spelling or punctuation, but we do not see every slip'
    : `we marked ${plural(places, 'slip')} of grammar, spelling or punctuation; there may be more`;

/**
 * The language criterion with the slips counted. Where a model corrected the language, those that are marked are all that
 * counts; else those that the engine's rules see, and what its counts of words tell of others. The marked ones are the
 * first evidence.
 */
export const languageWithSlips = (
  { criteria: { language }, slips, words }: Measures,
  remarks: readonly LineCritique[],
  corrected: boolean,
): CriterionMeasure => {
  if (language.signs === null) return language;
  const found = slipsIn(remarks);
  const places = found.reduce((sum, slip) => sum + countPlaces(slip), 0);
  const marked = found.reduce((sum, slip) => sum + slip.severity * countPlaces(slip), 0);
  const kept = (weight: number, most: number): number =>
    1 - Math.min(1, (words ? (weight * 100) / words : 0) / most);
  const signs = corrected
    ? (SIGNS.rules + SIGNS.counts) * kept(marked, ALL_LOST.model)
    : SIGNS.rules * kept(slips.weight, ALL_LOST.engine) + slips.signs;
  return {
    ...language,
    signs: Math.min(100, language.signs + signs),
    ground: places > 0 ? evidenceOf(places) : language.ground,
    evidence: [evidenceOf(places), ...(corrected ? [] : slips.evidence), ...language.evidence],
  };
};
