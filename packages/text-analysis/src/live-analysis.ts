import type { TextMetrics } from '@argint/contracts';
import { liveHints } from './live-hints.ts';
import type { LiveHint } from './live-hints.ts';
import { qualityScore } from './quality-score.ts';
import type { QualityScore } from './quality-score.ts';
import { structureChecks } from './structure-checks.ts';
import type { StructureChecks } from './structure-checks.ts';
import { textMetrics } from './text-metrics.ts';
import { thinkingSignals } from './thinking-signals.ts';
import type { ThinkingSignals } from './thinking-signals.ts';

/** Everything the real-time panel shows. */
export interface LiveAnalysis {
  hints: LiveHint[];
  quality: QualityScore;
  metrics: TextMetrics;
  structure: StructureChecks;
  signals: ThinkingSignals | null;
}

/** One call for the panel; null for blank text ('Start typing to see real-time analysis'). */
export const liveAnalysis = (text: string): LiveAnalysis | null =>
  text.trim() === ''
    ? null
    : {
        hints: liveHints(text),
        quality: qualityScore(text),
        metrics: textMetrics(text),
        structure: structureChecks(text),
        signals: thinkingSignals(text),
      };
