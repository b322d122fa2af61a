import type { CriticalThinkingLevel, LineCritique } from '@argint/contracts';
import type { Complexity, LiveAnalysis, Span } from '@argint/text-analysis';

/** A version of the essay to read. */
export interface DraftVersion {
  text: string;
  /** Null where none was given. */
  question: string | null;
}

/** What the engine is asked: a version of the essay, and the words that its writer has added to the dictionary. */
export interface EngineRequest extends DraftVersion {
  /** In lower case. */
  ownWords: readonly string[];
}

/** Gives the engine its dictionary: the file of words. Gets no answer. */
export interface WordsMessage {
  words: string;
}

/** The metrics worker's answer to a text. */
export interface LiveReading {
  live: LiveAnalysis | null;
  complexity: Complexity;
}

/** The engine worker's answer to a version of the essay, with offsets and line numbers of that version. */
export interface LiveRemarks {
  critiques: LineCritique[];
  /** How many further critiques matter less and are left out. */
  leftOut: number;
  /** As a result counts them, which gathers all misspelt words in one. */
  found: { issues: number; places: number };
  /** Whether spelling was looked at. */
  spellingChecked: boolean;
  /** As a result would say it; null where the text cannot be judged yet. */
  criticalThinking: { overallScore: number; level: CriticalThinkingLevel } | null;
  /** Where a result would find the writer's position; null where none is stated. */
  position: (Span & { lineNumber: number; part: 'introduction' | 'body' | 'conclusion' }) | null;
  /** Why there are no critiques; null if the text can be read. */
  unreadable: string | null;
  /** Why the essay as a whole cannot be judged; null if it can. */
  unjudgeable: string | null;
}
