import type { LineCritique, Reading } from '@argint/contracts';
import { isAboutThinking } from './remarks/about-thinking.ts';

type Strength = Reading['strengths'][number];

/** From this severity on a remark on the words of a strength says the opposite of it. */
const CONTRADICTS_FROM = 4;
/** Share of a strength's words that a remark marks to be about the same. */
const SAME = 0.6;

const covered = (remark: LineCritique, { start, end }: Strength): number =>
  remark.start === null || remark.end === null
    ? 0
    : (Math.min(remark.end, end) - Math.max(remark.start, start)) / Math.max(1, end - start);

/**
 * The strengths that no shown remark contradicts. A model has weighed its remarks and its praise together, so only a
 * grave remark on the same words does. The engine has not, so any remark on thinking in its words does.
 */
export const standingStrengths = (
  { by, strengths }: Pick<Reading, 'by' | 'strengths'>,
  remarks: readonly LineCritique[],
): Strength[] => {
  const thinking = remarks.filter(isAboutThinking);
  const contradicts = (remark: LineCritique, strength: Strength): boolean =>
    by === 'model'
      ? remark.severity >= CONTRADICTS_FROM && covered(remark, strength) >= SAME
      : covered(remark, strength) > 0;
  return strengths.filter((one) => !thinking.some((remark) => contradicts(remark, one)));
};
