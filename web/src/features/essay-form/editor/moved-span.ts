import type { Span } from '@argint/text-analysis';

/** How one text became another: what they have in common at both ends. */
export interface TextChange {
  /** Length of the common beginning. */
  head: number;
  /** Where the common end begins in the text before. */
  tailFrom: number;
  /** How far the common end has moved. */
  moved: number;
}

/** Compares two versions of a text. Linear in their length. */
export const changeBetween = (before: string, now: string): TextChange => {
  const shorter = Math.min(before.length, now.length);
  let head = 0;
  while (head < shorter && before.charCodeAt(head) === now.charCodeAt(head)) head += 1;
  let tail = 0;
  while (
    tail < shorter - head &&
    before.charCodeAt(before.length - 1 - tail) === now.charCodeAt(now.length - 1 - tail)
  )
    tail += 1;
  return { head, tailFrom: before.length - tail, moved: now.length - before.length };
};

/** Where a span of the text before is now; null if the change touches it. */
export const movedSpan = <S extends Span>(span: S, change: TextChange): S | null => {
  if (change.head === change.tailFrom && change.moved === 0) return span;
  if (span.end <= change.head) return span;
  if (span.start < change.tailFrom) return null;
  return { ...span, start: span.start + change.moved, end: span.end + change.moved };
};
