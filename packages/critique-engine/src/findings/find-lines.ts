import type { Findings, LineCritique } from '@argint/contracts';
import type { Span } from '@argint/text-analysis';
import { paragraphDrafts } from '../detectors/all-detectors.ts';
import type { EssayModel, Paragraph } from '../essay-model.ts';
import { memoizeByKey } from '../memoize-by-key.ts';
import { toCritique } from '../critique-draft.ts';

/** Memoized by paragraph, because the premium report needs them too. */
const critiquesOn = memoizeByKey(
  (paragraph: Paragraph, model: EssayModel): readonly LineCritique[] =>
    paragraphDrafts(paragraph, model).map((draft) => toCritique(draft, model)),
);

/** Critiques on the paragraphs that begin in [start, end): disjoint ranges that cover the text give what one range gives. None where the text cannot be read. */
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
