import type { Findings } from '@argint/contracts';
import type { ModelAnswer } from '../answers/answer-schemas.ts';
import { groundRemarks, type Placement } from '../grounding/ground-remarks.ts';
import type { Page } from '../grounding/place-passage.ts';

/** Puts the model's critiques before the engine's. Merging the whole result decides which are shown. */
export const withLines = (
  own: Findings,
  { remarks }: ModelAnswer<'lines'>,
  page: Page,
  count: (placement: Placement) => void,
): Findings => ({ ...own, critiques: [...groundRemarks(remarks, page, count), ...own.critiques] });
