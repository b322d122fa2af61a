import type { LiveEssayReading } from '@argint/critique-engine/browser';
import type { Complexity, LiveAnalysis } from '@argint/text-analysis';

/** A version of the essay to read. */
export interface DraftVersion {
  text: string;
  /** Null where none was given. */
  question: string | null;
}

/** The metrics worker's answer to a text. */
export interface LiveReading {
  live: LiveAnalysis | null;
  complexity: Complexity;
}

/** The engine worker's answer to a version of the essay, with offsets and line numbers of that version. */
export type LiveRemarks = LiveEssayReading;
