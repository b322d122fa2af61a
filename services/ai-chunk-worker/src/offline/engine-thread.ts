import {
  critiqueGrammarIssues as critiqueIssues,
  findFor,
  grammarRanges as rangesOf,
} from '@argint/critique-engine';
import type { Findings, LineCritique } from '@argint/contracts';
import type { GrammarIssue } from '@argint/critique-engine/grammar';
import type { CritiqueRequest } from '../providers/critique-provider.ts';
import { modelOf } from './essay-models.ts';
import type { GrammarRequest } from './grammar-thread.ts';

/** The part of a critique request that is copied to a thread. */
export type ThreadRequest = Pick<CritiqueRequest, 'kind' | 'text' | 'question' | 'start' | 'end'>;

/** Runs in a worker thread: runs the offline engine on one task. */
export const analyse = ({ kind, text, question, start, end }: ThreadRequest): Findings =>
  findFor(kind, modelOf(text, question), { start, end });

/** Runs in a worker thread: finds the ranges of a task that the grammar checker should check. */
export const grammarRanges = ({
  text,
  question,
  ...range
}: ThreadRequest): GrammarRequest['ranges'] => rangesOf(modelOf(text, question), range);

/** Runs in a worker thread: turns the issues that the grammar checker found into critiques. */
export const critiqueGrammarIssues = (
  request: Pick<ThreadRequest, 'text' | 'question'> & { issues: GrammarIssue[] },
): LineCritique[] => critiqueIssues(modelOf(request.text, request.question), request.issues);
