import type { Findings } from '@argint/contracts';
import type { ModelAnswer } from '../answers/answer-schemas.ts';
import { groundRemarks } from '../grounding/ground-remarks.ts';
import type { Page } from '../grounding/place-passage.ts';
import { judgeCandidates } from '../judge-candidates.ts';
import type { Tally } from './tally.ts';

/** Puts the model's critiques before the engine's, which the model has judged. Merging the whole result decides which are shown. */
export const withLines = (
  own: Findings,
  { remarks, candidates }: ModelAnswer<'lines'>,
  page: Page,
  tally: Tally,
): Findings => ({
  ...own,
  critiques: [
    ...groundRemarks(remarks, page, tally.placed),
    ...judgeCandidates(own.critiques, candidates, tally.judged),
  ],
});
