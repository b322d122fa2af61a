import type { Severity } from '@argint/contracts/severity';

/** A slip that a pattern over one sentence finds with few false alarms. */
export interface GrammarRule {
  id: string;
  /** Global and case-insensitive; bounded, so that it takes linear time. The match is what is marked. */
  pattern: RegExp;
  /** The words to write instead; null where the match is innocent after all. */
  better: (match: RegExpExecArray, sentence: string) => string | null;
  /** Why, after 'because': a clause that may name the match. */
  because: (match: RegExpExecArray) => string;
  severity: Severity;
  confidence: number;
}

/** Keeps the capital of the words it replaces. */
export const likeCase = (model: string, text: string): string =>
  /^\p{Lu}/u.test(model) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
