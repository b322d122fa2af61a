import type { Complexity, LiveAnalysis } from '@argint/text-analysis';

/** What the worker answers to a text. */
export interface LiveReading {
  live: LiveAnalysis | null;
  complexity: Complexity;
}
