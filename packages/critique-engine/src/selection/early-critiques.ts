import type { Findings, LineCritique } from '@argint/contracts';
import { CRITIQUES_MAX } from '@argint/contracts/limits';
import type { Task } from '../plan-tasks.ts';
import { isCrumb } from './merge-slips.ts';
import {
  distinctCritiques,
  limitsFor,
  pickCritiques,
  WORDS_PER_CRITIQUE,
} from './select-critiques.ts';
import { inOrder } from './worth.ts';

/** The tasks of an analysis, as planTasks made them. */
export type TaskPlan = readonly Pick<Task, 'kind' | 'start' | 'end'>[];

/**
 * UTF-16 units a word takes at most in ordinary prose, with its blank. The number of words is not known while
 * tasks run, so it is estimated low: then the early critiques always fit into the result.
 */
const UNITS_PER_WORD = 7;
/**
 * Share of the places in the result that a kind of task may fill on its own. Grammar tasks fill none: the checker
 * often repeats what a rule of a 'lines' task says about the same words.
 */
const SHARES: Readonly<Partial<Record<Findings['kind'], number>>> = { lines: 0.4, argument: 0.2 };

/**
 * The critiques of a task that may be shown before the other tasks are done, because the result always keeps them.
 * They depend on this task alone, so what the others find never takes one of them away.
 */
export const earlyCritiques = ({ kind, critiques }: Findings, plan: TaskPlan): LineCritique[] => {
  const length = plan.reduce((longest, { end }) => Math.max(longest, end), 0);
  const words = length / UNITS_PER_WORD;
  const tasks = Math.max(1, plan.filter((task) => task.kind === kind).length);
  const places = Math.min(CRITIQUES_MAX, words / WORDS_PER_CRITIQUE) * (SHARES[kind] ?? 0);
  const { perRule } = limitsFor(words);
  return pickCritiques(
    distinctCritiques(critiques).filter((one) => !isCrumb(one)),
    {
      total: Math.floor(places / tasks),
      perRule: Math.max(1, Math.floor(perRule / tasks)),
      perCell: Infinity,
    },
  );
};

/**
 * Critiques to show while a job runs, in order of position. `findings` are those of the tasks that are done, `plan`
 * all tasks of the job. More findings only ever add to them, and mergeFindings keeps them all.
 */
export const partialCritiques = (findings: readonly Findings[], plan: TaskPlan): LineCritique[] => {
  const early = new Map(
    findings.flatMap((found) => earlyCritiques(found, plan)).map((c) => [c.id, c]),
  );
  return [...early.values()].map((critique) => ({ ...critique, fixFirst: false })).sort(inOrder);
};
