import { isModelCritique, type Findings, type LineCritique } from '@argint/contracts';
import { CRITIQUES_MAX } from '@argint/contracts/limits';
import { isAboutThinking } from './about-thinking.ts';
import { isGathered } from './slip-classes.ts';
import { isCrumb } from './merge-slips.ts';
import {
  distinctCritiques,
  limitsFor,
  pickCritiques,
  WORDS_PER_CRITIQUE,
} from './select-critiques.ts';
import { inOrder } from './worth.ts';

/** UTF-16 units a word takes at most in ordinary prose, with its blank: the early remarks leave room for better ones. */
const UNITS_PER_WORD = 7;
/**
 * Share of the places in the result that the engine's remarks on its stretches, and on the whole, may fill early. The
 * grammar checker fills none: it often repeats what a rule of the engine says about the same words.
 */
const SHARES = { stretches: 0.4, whole: 0.2 } as const;

/**
 * Chooses the engine's remarks to show early, of one of the stretches it goes through or of its look at the whole. The
 * choice depends on this part alone, so what it finds later never takes one of them away while the job runs. Slips of
 * typing and spelling wait for the result, which gathers them.
 *
 * @param part.length of the essay, in UTF-16 units
 * @param part.of number of such parts in the essay
 */
export const chooseEarly = (
  critiques: readonly LineCritique[],
  part: { share: keyof typeof SHARES; length: number; of: number },
): LineCritique[] => {
  const words = part.length / UNITS_PER_WORD;
  const places = Math.min(CRITIQUES_MAX, words / WORDS_PER_CRITIQUE) * SHARES[part.share];
  return pickCritiques(
    distinctCritiques(critiques).filter((one) => !isCrumb(one) && !isGathered(one)),
    {
      total: Math.floor(places / part.of),
      perRule: Math.max(1, Math.floor(limitsFor(words).perRule / part.of)),
      perCell: Infinity,
    },
  );
};

/** All remarks that a running job with these findings shows, or has shown as a first look. */
export const shownEarly = (findings: readonly Findings[]): LineCritique[] =>
  findings.flatMap(({ critiques, early = [] }) => [...early, ...critiques.filter(isModelCritique)]);

/** Where a model's reading of the whole essay stands: still to come, there, or not to come. */
export type ReadingState = 'awaited' | 'read' | 'absent';

/**
 * Remarks to show while a job runs, in order of position. `findings` are those of the tasks that have found something.
 * While a model's reading is awaited, what the engine says of thinking is marked as a first look; it goes once the
 * reading is there. Everything else only grows.
 */
export const partialRemarks = (
  findings: readonly Findings[],
  reading: ReadingState = 'absent',
): LineCritique[] => {
  const isFirstLook = (remark: LineCritique): boolean =>
    reading !== 'absent' && isAboutThinking(remark) && !isModelCritique(remark);
  const early = new Map(shownEarly(findings).map((remark) => [remark.id, remark]));
  return [...early.values()]
    .filter((remark) => !(reading === 'read' && isFirstLook(remark)))
    .map((remark) => ({
      ...remark,
      fixFirst: false,
      ...(isFirstLook(remark) && { firstLook: true }),
    }))
    .sort(inOrder);
};
