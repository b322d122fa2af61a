import type { CriticalThinkingLevel, LineCritique } from '@argint/contracts';
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

/** The engine worker's answer to a version of the essay. */
export interface LiveRemarks {
  /** Offsets and line numbers are those of the version that was read. */
  critiques: LineCritique[];
  /** As a result would say it; null where the text cannot be judged yet. */
  criticalThinking: { overallScore: number; level: CriticalThinkingLevel } | null;
  /** Why there are no critiques; null if the text can be read. */
  unreadable: string | null;
  /** Why the essay as a whole cannot be judged; null if it can. */
  unjudgeable: string | null;
}
