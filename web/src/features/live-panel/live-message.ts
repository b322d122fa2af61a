import type { Complexity, LiveAnalysis } from '@argint/text-analysis';

/** The worker's answer to a text. */
export interface LiveReading {
  live: LiveAnalysis | null;
  complexity: Complexity;
}
