import type { AnalysisType } from '@argint/contracts';
import { CLOUD_ESSAY_WORDS, LONG_ESSAY_WORDS } from '@argint/contracts/limits';
import type { Complexity } from '@argint/text-analysis';

/** The kind of analysis the page offers for a text, and why (D1 §9). */
export interface AnalysisMode {
  type: AnalysisType;
  name: string;
  why: string;
}

/** Offers the free analysis for a short and simple text, unless the student asks for AI. */
export const analysisMode = (
  words: number,
  complexity: Complexity | null,
  aiAnyway: boolean,
): AnalysisMode => {
  if (words > LONG_ESSAY_WORDS) {
    return { type: 'hybrid', name: 'Extended analysis', why: 'Over 1,000 words: about 5 minutes.' };
  }
  if (words > CLOUD_ESSAY_WORDS) {
    return { type: 'hybrid', name: 'Quick analysis', why: 'Up to 1,000 words: 2-4 minutes.' };
  }
  if (complexity?.complex) {
    return { type: 'hybrid', name: 'AI analysis', why: `A complex text: ${complexity.reason}` };
  }
  return aiAnyway
    ? { type: 'hybrid', name: 'AI analysis', why: 'You chose this. It uses one credit.' }
    : { type: 'simple', name: 'Free analysis', why: 'Under 500 words: uses no credit.' };
};
