import type { LineCritique } from '@argint/contracts';
import type { Span } from '@argint/text-analysis';
import { toCritique } from '@argint/assembly';
import { paragraphRemarks } from '../detectors/all-detectors.ts';
import type { ReadEssay } from '../essay.ts';

/** Critiques on the paragraphs that begin in [start, end): disjoint ranges that cover the text give what one range gives. None where the text cannot be read. */
export const findLines = (essay: ReadEssay, { start, end }: Span): LineCritique[] =>
  essay.unreadable
    ? []
    : essay.prose
        .filter((paragraph) => paragraph.start >= start && paragraph.start < end)
        .flatMap((paragraph) => paragraphRemarks(paragraph, essay))
        .map((remark) => toCritique(remark, essay));
