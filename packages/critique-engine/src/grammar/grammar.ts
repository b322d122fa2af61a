import type { Span } from '@argint/text-analysis';

/** One slip in grammar or spelling, as the checker sees it. */
export interface GrammarSlip extends Span {
  kind: string;
  message: string;
  replacements: string[];
}

/** A loaded checker: some 500 MB while it loads, about 150 after; one a process. */
export interface Grammar {
  /** Slips that begin in one of the ranges, in order, offsets into `text`. */
  check: (text: string, ranges: readonly Span[]) => Promise<GrammarSlip[]>;
}
