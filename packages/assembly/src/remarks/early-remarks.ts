import { isModelCritique, type Findings, type LineCritique } from '@argint/contracts';
import { CRITIQUES_MAX } from '@argint/contracts/limits';
import type { Task } from '../plan-tasks.ts';
import { isAboutThinking } from './about-thinking.ts';
import { isCrumb } from './merge-slips.ts';
import {
  distinctCritiques,
  limitsFor,
  pickCritiques,
  WORDS_PER_CRITIQUE,
} from './select-critiques.ts';
import { inOrder } from './worth.ts';

/** The tasks of an analysis, as planTasks made them. */
export type TaskPlan = readonly (Pick<Task, 'start' | 'end'> & { kind: string })[];

/**
 * UTF-16 units a word takes at most in ordinary prose, with its blank. The number of words is not known while
 * tasks run, so it is estimated low: then the early remarks always fit into the result.
 */
const UNITS_PER_WORD = 7;
/**
 * Share of the places in the result that the engine's remarks of a kind of task may fill early. Grammar tasks fill none:
 * the checker often repeats what a rule of a 'lines' task says about the same words. A model's remarks are all shown.
 */
const SHARES: Readonly<Partial<Record<Findings['kind'], number>>> = { lines: 0.4, essay: 0.2 };

const ofEngine = ({ kind, critiques }: Findings, plan: TaskPlan): LineCritique[] => {
  const length = plan.reduce((longest, { end }) => Math.max(longest, end), 0);
  const words = length / UNITS_PER_WORD;
  const tasks = Math.max(1, plan.filter((task) => task.kind === kind).length);
  const places = Math.min(CRITIQUES_MAX, words / WORDS_PER_CRITIQUE) * (SHARES[kind] ?? 0);
  const { perRule } = limitsFor(words);
  const own = critiques.filter((remark) => !isModelCritique(remark));
  return pickCritiques(
    distinctCritiques(own).filter((one) => !isCrumb(one)),
    {
      total: Math.floor(places / tasks),
      perRule: Math.max(1, Math.floor(perRule / tasks)),
      perCell: Infinity,
    },
  );
};

/**
 * The remarks of a task that may be shown before the other tasks are done. They depend on this task alone, so what the
 * others find never takes one of them away while the job runs.
 */
const earlyOf = (found: Findings, plan: TaskPlan): LineCritique[] => [
  ...ofEngine(found, plan),
  ...found.critiques.filter(isModelCritique),
];

/** All remarks that a running job with these findings shows, or has shown as a first look. */
export const shownEarly = (findings: readonly Findings[], plan: TaskPlan): LineCritique[] =>
  findings.flatMap((found) => earlyOf(found, plan));

/** Where a model's reading of the whole essay stands: still to come, there, or not to come. */
export type ReadingState = 'awaited' | 'read' | 'absent';

/**
 * Remarks to show while a job runs, in order of position. `findings` are those of the tasks that have found something,
 * `plan` all tasks of the job. While a model's reading is awaited, what the engine says of thinking is marked as a first
 * look; it goes once the reading is there. Everything else only grows.
 */
export const partialRemarks = (
  findings: readonly Findings[],
  plan: TaskPlan,
  reading: ReadingState = 'absent',
): LineCritique[] => {
  const isFirstLook = (remark: LineCritique): boolean =>
    reading !== 'absent' && isAboutThinking(remark) && !isModelCritique(remark);
  const early = new Map(shownEarly(findings, plan).map((remark) => [remark.id, remark]));
  return [...early.values()]
    .filter((remark) => !(reading === 'read' && isFirstLook(remark)))
    .map((remark) => ({
      ...remark,
      fixFirst: false,
      ...(isFirstLook(remark) && { firstLook: true }),
    }))
    .sort(inOrder);
};
