import type { Findings, LineCritique } from '@argint/contracts';
import type { Span } from '@argint/text-analysis';
import { paragraphRemarks } from '../detectors/all-detectors.ts';
import type { EssayModel, Paragraph } from '../essay-model.ts';
import { oncePer } from '../once-per.ts';
import { toCritique } from '../remark.ts';

/** Once a paragraph: the premium report wants them too. */
const critiquesOn = oncePer((paragraph: Paragraph, model: EssayModel): readonly LineCritique[] =>
  paragraphRemarks(paragraph, model).map((remark) => toCritique(remark, model)),
);

/** Remarks on the paragraphs that begin in [start, end): disjoint ranges that cover the text give what one range gives. None where the text cannot be read. */
export const findLines = (model: EssayModel, { start, end }: Span): Findings => {
  if (model.unreadable)
    return {
      kind: 'lines',
      critiques: [],
      parts: { emptyReasons: { lineCritiques: model.unreadable } },
    };
  const critiques = model.prose
    .filter((paragraph) => paragraph.start >= start && paragraph.start < end)
    .flatMap((paragraph) => critiquesOn(paragraph, model));
  return { kind: 'lines', critiques, parts: {} };
};
