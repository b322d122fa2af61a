import type { Findings } from '@argint/contracts';
import type { ModelAnswer } from '../answers/answer-schemas.ts';
import { groundRemarks, type Placement } from '../grounding/ground-remarks.ts';
import type { Page } from '../grounding/place-passage.ts';

/** Both engines' remarks; which of them are shown, the merge of the whole result decides. */
export const withLines = (
  own: Findings,
  { remarks }: ModelAnswer<'lines'>,
  page: Page,
  count: (placement: Placement) => void,
): Findings => ({ ...own, critiques: [...groundRemarks(remarks, page, count), ...own.critiques] });
