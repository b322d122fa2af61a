import type { Severity } from '@argint/contracts/severity';

/** A rule that finds a grammar issue by a pattern over one sentence, with few false positives. */
export interface GrammarRule {
  id: string;
  /**
   * Global and case-insensitive. Its repetitions are bounded, so that it takes linear time. The match is the text that
   * is marked.
   */
  pattern: RegExp;
  /** Returns the correction of the match; null if the match is correct after all. */
  replacement: (match: RegExpExecArray, sentence: string) => string | null;
  /** Returns the reason for the correction, as a clause that would fit after 'because'. */
  reason: (match: RegExpExecArray) => string;
  severity: Severity;
  /** How certain it is that the match is an issue, 0 to 1. */
  confidence: number;
}

/** Capitalises `text` if `model` starts with a capital letter. */
export const likeCase = (model: string, text: string): string =>
  /^\p{Lu}/u.test(model) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
