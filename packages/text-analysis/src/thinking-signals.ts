import type { CriticalThinkingLevel } from '@argint/contracts';
import { reasoningCounts } from './reasoning-counts.ts';

/** How often each kind of signal word occurs, 0-100: a density, not a judgement of quality. */
export interface ThinkingSignals {
  reasoning: number;
  evidence: number;
  otherViews: number;
  qualification: number;
  inquiry: number;
}

const MIN_WORDS = 50;

/** Emerging below 40, Developing below 60, Proficient below 80, Advanced. */
export const criticalThinkingLevel = (score: number): CriticalThinkingLevel =>
  score < 40 ? 'Emerging' : score < 60 ? 'Developing' : score < 80 ? 'Proficient' : 'Advanced';

/** Density of signal words, 0-100; `full` is the number of them in 100 words that gives 100. */
const density = (count: number, words: number, full: number): number =>
  Math.round(Math.min(1, count / words / (full / 100)) * 100);

/** The signal words of the live panel; null with fewer than 50 words. */
export const thinkingSignals = (text: string): ThinkingSignals | null => {
  const counts = reasoningCounts(text);
  if (counts.words < MIN_WORDS) return null;
  return {
    reasoning: density(counts.reasons, counts.words, 1.5),
    evidence: density(counts.evidence + counts.figures + counts.citations * 2, counts.words, 1.5),
    otherViews: density(counts.counters, counts.words, 0.8),
    qualification: density(counts.hedges, counts.words, 1.2),
    inquiry: density(counts.questions, counts.words, 0.4),
  };
};
