import type { Findings, LineCritique } from '@argint/contracts';
import type { Span } from '@argint/text-analysis';
import { PARAGRAPH_DETECTORS } from '../detectors/all-detectors.ts';
import type { EssayModel, Paragraph } from '../essay-model.ts';
import { toCritique } from '../remark.ts';

/** Remarks already made on a paragraph, for as long as its model lives: the premium report wants them too. */
const known = new WeakMap<Paragraph, readonly LineCritique[]>();

const remarksOn = (paragraph: Paragraph, model: EssayModel): readonly LineCritique[] => {
  const before = known.get(paragraph);
  if (before) return before;
  const made = PARAGRAPH_DETECTORS.flatMap((detect) => detect(paragraph, model)).map((remark) =>
    toCritique(remark, model),
  );
  known.set(paragraph, made);
  return made;
};

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
    .flatMap((paragraph) => remarksOn(paragraph, model));
  return { kind: 'lines', critiques, parts: {} };
};
