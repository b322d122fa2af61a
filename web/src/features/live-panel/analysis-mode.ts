import type { AnalysisType } from '@argint/contracts';
import { CLOUD_ESSAY_WORDS, LONG_ESSAY_WORDS } from '@argint/contracts/limits';
import type { Complexity } from '@argint/text-analysis';

/** The analysis that uses a credit. */
export const FULL_ANALYSIS: AnalysisType = 'comprehensive';

/** What the page offers first for a text, and why (D1 §9). The other is offered beside it. */
export interface AnalysisMode {
  /** The free reading comes first. */
  freeFirst: boolean;
  name: string;
  why: string;
}

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
  const full = hasModel ? 'AI analysis' : 'Full analysis';
  if (words > LONG_ESSAY_WORDS) {
    return { freeFirst: false, name: 'Extended analysis', why: 'Over 1,000 words.' };
  }
  if (words > CLOUD_ESSAY_WORDS) {
    return { freeFirst: false, name: 'Quick analysis', why: 'Up to 1,000 words.' };
  }
  if (complexity?.complex) {
    return { freeFirst: false, name: full, why: `A complex text: ${complexity.reason}` };
  }
  return fullAnyway
    ? { freeFirst: false, name: full, why: 'You chose this. It uses one credit.' }
    : {
        freeFirst: true,
        name: 'Free analysis',
        why: 'Under 500 words: the free reading uses no credit.',
      };
};
