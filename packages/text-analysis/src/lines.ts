import type { Span } from './span.ts';

/** The lines of one text, split at `\n` or `\r\n`; a text always has at least one. */
export interface Lines {
  /** Without their line end; blank ones included. */
  spans: readonly Span[];
  /** 1-based number of the line an offset lies on; an offset past the end is on the last. */
  lineAt: (offset: number) => number;
}

/** Offsets are UTF-16 units into the text exactly as given. `lineAt` takes logarithmic time. */
export const linesOf = (text: string): Lines => {
  const spans: Span[] = [];
  let start = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', start)) {
    spans.push({ start, end: at > start && text[at - 1] === '\r' ? at - 1 : at });
    start = at + 1;
  }
  spans.push({ start, end: text.length });
  const lineAt = (offset: number): number => {
    let low = 0;
    let high = spans.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((spans[middle]?.start ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
  return { spans, lineAt };
};
