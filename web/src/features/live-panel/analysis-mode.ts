import type { AnalysisType } from '@argint/contracts';
import { CLOUD_ESSAY_WORDS, LONG_ESSAY_WORDS } from '@argint/contracts/limits';
import type { Complexity } from '@argint/text-analysis';
import { t } from '../../lib/i18n/text.ts';
import { currentLanguage } from '../../lib/i18n/language.ts';

/** The analysis that uses a credit. */
export const FULL_ANALYSIS: AnalysisType = 'comprehensive';

/** What the page offers first for a text, and why (D1 §9). The other is offered beside it. */
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
 * Speaks of AI only where a model reads along.
 */
export const analysisMode = (given: {
  words: number;
  complexity: Complexity | null;
  fullAnyway: boolean;
  hasModel: boolean;
}): AnalysisMode => {
  const { words, complexity, fullAnyway, hasModel } = given;
  const full = hasModel ? t('AI analysis') : t('Full analysis');
  if (words > LONG_ESSAY_WORDS) {
    return { freeFirst: false, name: t('Extended analysis'), why: t('Over 1,000 words.') };
  }
  if (words > CLOUD_ESSAY_WORDS) {
    return { freeFirst: false, name: t('Quick analysis'), why: t('Up to 1,000 words.') };
  }
  if (complexity?.complex) {
    return { freeFirst: false, name: full, why: complexWhy(complexity.reason) };
  }
  return fullAnyway
    ? { freeFirst: false, name: full, why: t('You chose this. It uses one credit.') }
    : {
        freeFirst: true,
        name: t('Free analysis'),
        why: t('Under 500 words: the free reading uses no credit.'),
      };
};
