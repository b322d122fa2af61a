import type { CriticalThinkingLevel } from '@argint/contracts';
import { reasoningCounts } from './reasoning-counts.ts';

/** The critical-thinking figures of the live panel: each part 0-100, null with fewer than 50 words. */
export interface CriticalThinking {
  overallScore: number | null;
  level: CriticalThinkingLevel | null;
  parts: {
    reasoning: number;
    evidence: number;
    otherViews: number;
    qualification: number;
    inquiry: number;
  } | null;
}

const MIN_WORDS = 50;

/** Emerging below 40, Developing below 60, Proficient below 80, Advanced. */
export const criticalThinkingLevel = (score: number): CriticalThinkingLevel =>
  score < 40 ? 'Emerging' : score < 60 ? 'Developing' : score < 80 ? 'Proficient' : 'Advanced';

/** Density of signal words, 0-100; `full` is the number of them in 100 words that gives 100. */
const density = (count: number, words: number, full: number): number =>
  Math.round(Math.min(1, count / words / (full / 100)) * 100);

/** A first impression for the live panel: it counts signal words and does not judge quality. */
export const criticalThinking = (text: string): CriticalThinking => {
  const counts = reasoningCounts(text);
  if (counts.words < MIN_WORDS) return { overallScore: null, level: null, parts: null };
  const parts = {
    reasoning: density(counts.reasons, counts.words, 1.5),
    evidence: density(counts.evidence + counts.figures + counts.citations * 2, counts.words, 1.5),
    otherViews: density(counts.counters, counts.words, 0.8),
    qualification: density(counts.hedges, counts.words, 1.2),
    inquiry: density(counts.questions, counts.words, 0.4),
  };
  const overallScore = Math.round(
    parts.reasoning * 0.3 +
      parts.evidence * 0.3 +
      parts.otherViews * 0.2 +
      parts.qualification * 0.15 +
      parts.inquiry * 0.05,
  );
  return { overallScore, level: criticalThinkingLevel(overallScore), parts };
};
