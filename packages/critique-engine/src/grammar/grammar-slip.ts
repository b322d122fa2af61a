import type { Span } from '@argint/text-analysis';

/** One slip in grammar or spelling, as the checker sees it. */
export interface GrammarSlip extends Span {
  /** The checker's own name of the rule. */
  rule: string;
  kind: string;
  message: string;
  /** Best first; an empty string means 'leave it out'. */
  replacements: string[];
}
