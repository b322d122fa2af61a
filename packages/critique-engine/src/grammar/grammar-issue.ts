import type { Span } from '@argint/text-analysis';

/** A grammar issue that the checker found. */
export interface GrammarIssue extends Span {
  /** The checker's name for the rule. */
  rule: string;
  /** Corrections, the best first. An empty string means: delete the marked text. */
  replacements: string[];
}
