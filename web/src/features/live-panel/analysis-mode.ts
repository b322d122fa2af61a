import type { AnalysisType } from '@argint/contracts';
import { CLOUD_ESSAY_WORDS, LONG_ESSAY_WORDS } from '@argint/contracts/limits';
import type { Complexity } from '@argint/text-analysis';
import { t } from '../../lib/i18n/text.ts';
import { currentLanguage } from '../../lib/i18n/language.ts';

/** The analysis that uses a credit. */
export const FULL_ANALYSIS: AnalysisType = 'comprehensive';

/** Which of the two the page offers first for a text, the free reading or the full analysis, and why (D1 §9). */
export interface AnalysisMode {
  /** The free reading comes first. */
  freeFirst: boolean;
  name: string;
  why: string;
}

/** The reasons are written in English, and no sentence mixes two languages. */
const complexWhy = (reason: string): string =>
  currentLanguage() === 'en' ? `A complex text: ${reason}` : t('A complex text.');

/**
 * Offers the free reading first for a short and simple text, unless the student asks for the full analysis.
 */
export const analysisMode = (given: {
  words: number;
  complexity: Complexity | null;
  fullAnyway: boolean;
}): AnalysisMode => {
  const { words, complexity, fullAnyway } = given;
  const full = (why: string): AnalysisMode => ({
    freeFirst: false,
    name: t('Full analysis'),
    why,
  });
  if (words > LONG_ESSAY_WORDS) return full(t('Extended: over 1,000 words.'));
  if (words > CLOUD_ESSAY_WORDS) return full(t('Quick: up to 1,000 words.'));
  if (complexity?.complex) return full(complexWhy(complexity.reason));
  if (fullAnyway) return full(t('You chose this.'));
  return {
    freeFirst: true,
    name: t('Free reading'),
    why: t('A short text. This uses none of your analyses.'),
  };
};
