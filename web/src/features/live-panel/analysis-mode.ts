import type { AnalysisType } from '@argint/contracts';
import { CLOUD_ESSAY_WORDS, LONG_ESSAY_WORDS } from '@argint/contracts/limits';
import type { Complexity } from '@argint/text-analysis';

/** The kind of analysis the page offers for a text, and why (D1 §9). */
export interface AnalysisMode {
  type: AnalysisType;
  name: string;
  why: string;
}

/**
 * Offers the free analysis for a short and simple text, unless the student asks for the full one.
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
    return { type: 'comprehensive', name: 'Extended analysis', why: 'Over 1,000 words.' };
  }
  if (words > CLOUD_ESSAY_WORDS) {
    return { type: 'comprehensive', name: 'Quick analysis', why: 'Up to 1,000 words.' };
  }
  if (complexity?.complex) {
    return { type: 'comprehensive', name: full, why: `A complex text: ${complexity.reason}` };
  }
  return fullAnyway
    ? { type: 'comprehensive', name: full, why: 'You chose this. It uses one credit.' }
    : { type: 'simple', name: 'Free analysis', why: 'Under 500 words: uses no credit.' };
};
