import {
  findFor,
  grammarRanges as rangesOf,
  remarkOnSlips as remarkOn,
} from '@argint/critique-engine';
import type { Findings, LineCritique } from '@argint/contracts';
import type { GrammarSlip } from '@argint/critique-engine/grammar';
import type { CritiqueRequest } from '../providers/critique-provider.ts';
import { modelOf } from './essay-models.ts';
import type { GrammarRequest } from './grammar-thread.ts';

/** What crosses into a thread. */
export type ThreadRequest = Pick<CritiqueRequest, 'kind' | 'text' | 'question' | 'start' | 'end'>;

/** Runs in a worker thread: the offline engine on one chunk. */
export const analyse = ({ kind, text, question, start, end }: ThreadRequest): Findings =>
  findFor(kind, modelOf(text, question), { start, end });

/** Runs in a worker thread: what the grammar checker shall read of a chunk. */
export const grammarRanges = ({
  text,
  question,
  ...range
}: ThreadRequest): GrammarRequest['ranges'] => rangesOf(modelOf(text, question), range);

/** Runs in a worker thread: what to say about what the checker found in a chunk. */
export const remarkOnSlips = (
  request: Pick<ThreadRequest, 'text' | 'question'> & { slips: GrammarSlip[] },
): LineCritique[] => remarkOn(modelOf(request.text, request.question), request.slips);
