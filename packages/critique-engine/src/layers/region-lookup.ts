import type { Span } from '@argint/text-analysis';
import type { ReadEssay, Region } from '../essay.ts';

/** Regions that overlap a span, in order. Takes logarithmic time plus the number found, because regions of a kind do not nest. */
export const regionsAt = (
  { regions }: Pick<ReadEssay, 'regions'>,
  { start, end }: Span,
): Region[] => {
  let low = 0;
  let high = regions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((regions[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  // A region that starts earlier may reach in; quotations hold at most a few citations.
  const found: Region[] = [];
  for (let i = Math.max(0, low - 8); i < regions.length; i++) {
    const region = regions[i];
    if (!region || region.start >= end) break;
    if (region.end > start) found.push(region);
  }
  return found;
};

/** Whether a span is inside text that is not the writer's own. */
export const isForeign = (essay: ReadEssay, span: Span): boolean =>
  regionsAt(essay, span).length > 0;

/** Whether a span contains a citation. */
export const isCited = (essay: Pick<ReadEssay, 'regions'>, span: Span): boolean =>
  regionsAt(essay, span).some((region) => region.kind === 'citation');

/** The writer's own paragraphs, without title page, headings and list of references. */
export const proseText = ({ prose, text }: ReadEssay): string =>
  prose.map(({ start, end }) => text.slice(start, end)).join('\n\n');
