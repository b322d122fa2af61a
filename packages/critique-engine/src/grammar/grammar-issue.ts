import type { Span } from '@argint/text-analysis';

/** A grammar or spelling issue that the grammar checker found. */
export interface GrammarIssue extends Span {
  /** The checker's name for the rule. */
  rule: string;
  /** The checker's kind of issue, such as Spelling or Agreement. */
  kind: string;
  message: string;
  /** Corrections, the best first. An empty string means: delete the marked text. */
  replacements: string[];
}
