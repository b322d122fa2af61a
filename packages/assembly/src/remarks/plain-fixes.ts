import type { LineCritique } from '@argint/contracts';
import type { Span } from '@argint/text-analysis';
import { withPlainFix } from './judged-remarks.ts';
import { isGathered } from './slip-classes.ts';
import { spansOf } from './spans.ts';

/**
 * Slips in a sentence that has another slip too, with their correction alone as the fix. A fix that showed the words
 * around it would teach the other slip.
 */
export const plainFixes = (
  remarks: readonly LineCritique[],
  sentences: readonly Span[],
): LineCritique[] => {
  const slips = remarks.filter(({ issueType }) => issueType === 'grammar');
  const isIn = ({ start, end }: Span, place: Span): boolean =>
    place.start >= start && place.start < end;
  const hasAnother = (remark: LineCritique): boolean =>
    sentences.some(
      (sentence) =>
        remark.start !== null &&
        isIn(sentence, { start: remark.start, end: remark.start }) &&
        slips.some(
          (other) => other !== remark && spansOf(other).some((place) => isIn(sentence, place)),
        ),
    );
  return remarks.map((remark) =>
    remark.issueType === 'grammar' &&
    !isGathered(remark) &&
    remark.replacement !== undefined &&
    remark.quote !== null &&
    hasAnother(remark)
      ? withPlainFix(remark, remark.replacement)
      : remark,
  );
};
