import type { MessagePort } from 'node:worker_threads';
import { collectGarbage } from '@argint/concurrency/garbage';
import {
  checkCorrections as check,
  critiqueGrammarIssues as critiqueIssues,
  findAll,
  findLines,
  grammarRanges as rangesOf,
  readEssay,
  type ReadEssay,
  type ProposedCorrection,
} from '@argint/critique-engine';
import type { Findings, LineCritique } from '@argint/contracts';
import type { GrammarIssue } from '@argint/critique-engine/grammar';
import type { CritiqueRequest } from '../providers/critique-provider.ts';
import type { GrammarRequest } from './grammar-thread.ts';

/** What an essay is read with. */
export type ReadRequest = Pick<CritiqueRequest, 'text' | 'question' | 'textKind'>;
/** A range of an essay, in UTF-16 units. */
export type RangeRequest = ReadRequest & Pick<CritiqueRequest, 'start' | 'end'>;

/** Essays that a thread remembers: those whose grammar or language is checked range by range, in turn. */
const REMEMBERED = 3;
const recent: (ReadRequest & { essay: ReadEssay })[] = [];

const essayOf = ({ text, question, textKind }: ReadRequest): ReadEssay => {
  const at = recent.findIndex(
    (one) => one.text === text && one.question === question && one.textKind === textKind,
  );
  const known = recent.splice(at, at < 0 ? 0 : 1)[0];
  const essay = known?.essay ?? readEssay(text, question, { textKind });
  recent.unshift({ text, question, textKind, essay });
  recent.length = Math.min(recent.length, REMEMBERED);
  return essay;
};

const WARM_UP =
  'Schools should start later. Pupils who sleep longer learn more, because a tired mind forgets. Some say that parents work early; however, most schools could open their doors before lessons begin.';

/** Runs in a worker thread: loads and compiles what an analysis needs, with a text of its own. */
export const warmUp = (): void => void findAll(readEssay(WARM_UP, null));

/** Runs in a worker thread. */
export const collect = collectGarbage;

/** Runs in a worker thread: all that the engine finds in an essay. Each stretch but the last goes to `port` as it is done. */
export const analyse = ({ port, ...essay }: ReadRequest & { port: MessagePort }): Findings =>
  findAll(essayOf(essay), (found) => port.postMessage(found));

/** Runs in a worker thread: the sentences of an essay; null where the engine says why nothing can be said of it. */
export const sentencesOf = (essay: ReadRequest): { start: number; end: number }[] | null => {
  const { sentences, unreadable, unjudgeable } = essayOf(essay);
  if (unreadable !== null || unjudgeable !== null) return null;
  return sentences.map(({ start, end }) => ({ start, end }));
};

/** Runs in a worker thread: the engine's remarks on a range; null where the essay cannot be read. */
export const remarksIn = (request: RangeRequest): LineCritique[] | null => {
  const essay = essayOf(request);
  return essay.unreadable === null ? findLines(essay, request) : null;
};

/** Runs in a worker thread: finds the ranges of a task that the grammar checker should check. */
export const grammarRanges = (request: RangeRequest): GrammarRequest['ranges'] =>
  rangesOf(essayOf(request), request);

/** Runs in a worker thread: turns the issues that the grammar checker found into critiques. */
export const critiqueGrammarIssues = (
  request: ReadRequest & { issues: GrammarIssue[] },
): LineCritique[] => critiqueIssues(essayOf(request), request.issues);

/** Runs in a worker thread: which proposed corrections the engine has nothing against, in their order. */
export const checkCorrections = (
  request: ReadRequest & { corrections: readonly ProposedCorrection[] },
): boolean[] => check(essayOf(request), request.corrections);
