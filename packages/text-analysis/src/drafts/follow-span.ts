import type { Span } from '../span.ts';
import type { TextChange } from './text-changes.ts';

/** Where the words of a span stand in the later text. */
export interface FollowedSpan extends Span {
  /** Every word is still there, and nothing was added among them. */
  whole: boolean;
}

/** The words of a span count as gone when less than this share of their letters is left. */
const KEPT_SHARE = 0.5;

const countLetters = (text: string, { start, end }: Span): number =>
  text.slice(start, end).replace(/[^\p{L}\p{N}]+/gu, '').length;

/** Follows a span of the earlier text into the later one. Null when most of its words are gone. */
export const followSpan = (
  before: string,
  changes: readonly TextChange[],
  span: Span,
): FollowedSpan | null => {
  let kept = 0;
  let start: number | null = null;
  let end = 0;
  let changedSince = false;
  let broken = false;
  for (const change of changes) {
    if (change.before.start >= span.end) break;
    if (change.kind === 'changed') changedSince = true;
    const shared = {
      start: Math.max(change.before.start, span.start),
      end: Math.min(change.before.end, span.end),
    };
    const letters = change.kind === 'same' ? countLetters(before, shared) : 0;
    if (letters === 0) continue;
    const shift = change.after.start - change.before.start;
    broken ||= start !== null && changedSince;
    const piece = before.slice(shared.start, shared.end);
    start ??= shared.start + shift + piece.length - piece.trimStart().length;
    end = shared.start + shift + piece.trimEnd().length;
    changedSince = false;
    kept += letters;
  }
  const all = countLetters(before, span);
  if (start === null || kept < all * KEPT_SHARE) return null;
  return { start, end, whole: kept === all && !broken };
};
