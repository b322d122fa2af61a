import type { LineCritique } from '@argint/contracts';
import type { Span } from '@argint/text-analysis';

/** All places of a remark, its own first; none for a remark on the whole essay. */
export const spansOf = ({
  start,
  end,
  related = [],
}: Pick<LineCritique, 'start' | 'end' | 'related'>): Span[] =>
  start === null || end === null ? [] : [{ start, end }, ...related];

/** Whether two passages share a character. */
export const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
