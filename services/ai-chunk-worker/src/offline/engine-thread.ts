import {
  checkCorrections as check,
  critiqueGrammarIssues as critiqueIssues,
  findFor,
  grammarRanges as rangesOf,
  readEssay,
  type EngineKind,
  type ProposedCorrection,
} from '@argint/critique-engine';
import type { Findings, LineCritique } from '@argint/contracts';
import type { GrammarIssue } from '@argint/critique-engine/grammar';
import { modelOf, type ReadRequest } from './essay-models.ts';
import type { GrammarRequest } from './grammar-thread.ts';

/** The part of a critique request that is copied to a thread. */
export type ThreadRequest = ReadRequest & ThreadPart;
/** A task that the engine does. */
interface ThreadPart {
  kind: EngineKind;
  start: number;
  end: number;
}

const WARM_UP =
  'Schools should start later. Pupils who sleep longer learn more, because a tired mind forgets. Some say that parents work early; however, most schools could open their doors before lessons begin.';

/** Runs in a worker thread: loads and compiles what an analysis needs, with a text of its own. */
export const warmUp = (): void => {
  const model = readEssay(WARM_UP, null);
  for (const kind of ['lines', 'essay'] as const)
    findFor(kind, model, { start: 0, end: WARM_UP.length });
};

/** Runs in a worker thread: runs the offline engine on one task. */
export const analyse = ({ kind, start, end, ...essay }: ThreadRequest): Findings =>
  findFor(kind, modelOf(essay), { start, end });

/** What came of one chunk: its findings, or the name of the error that the engine threw. */
export type PartOutcome = { findings: Findings } | { error: string };

/** Runs in a worker thread: runs the offline engine on several chunks of one essay. */
export const analyseTogether = (
  request: ReadRequest & { parts: readonly ThreadPart[] },
): PartOutcome[] => {
  const model = modelOf(request);
  return request.parts.map(({ kind, start, end }) => {
    try {
      return { findings: findFor(kind, model, { start, end }) };
    } catch (error) {
      // Its message may quote the essay.
      return { error: error instanceof Error ? error.name : 'Error' };
    }
  });
};

/** Runs in a worker thread: finds the ranges of a task that the grammar checker should check. */
export const grammarRanges = (request: ThreadRequest): GrammarRequest['ranges'] =>
  rangesOf(modelOf(request), request);

/** Runs in a worker thread: turns the issues that the grammar checker found into critiques. */
export const critiqueGrammarIssues = (
  request: ReadRequest & { issues: GrammarIssue[] },
): LineCritique[] => critiqueIssues(modelOf(request), request.issues);

/** Runs in a worker thread: which proposed corrections the engine has nothing against, in their order. */
export const checkCorrections = (
  request: ReadRequest & { corrections: readonly ProposedCorrection[] },
): boolean[] => check(modelOf(request), request.corrections);
