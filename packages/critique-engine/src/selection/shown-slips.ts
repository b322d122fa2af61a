import type { LineCritique, Scores } from '@argint/contracts';
import { plural } from '../listed.ts';
import { countPlaces } from './worth.ts';

/** Places of slips that the shown remarks mark: a remark on a slip that comes back has several. */
const placesOf = (shown: readonly LineCritique[]): number =>
  shown
    .filter(({ issueType }) => issueType === 'grammar')
    .reduce((sum, slip) => sum + countPlaces(slip), 0);

/**
 * The scores, with the slips that the shown remarks mark as the first evidence for language. The rules of the engine
 * and the checker both find slips, so only the merge knows how many there are.
 */
export const withShownSlips = <S extends Pick<Scores, 'language'>>(
  scores: S,
  shown: readonly LineCritique[],
): S => {
  const { language } = scores;
  if (language.value === null) return scores;
  const places = placesOf(shown);
  const slips =
    places === 0
      ? 'we marked no slip of grammar, spelling or punctuation, but we do not see every slip'
      : `we marked ${plural(places, 'slip')} of grammar, spelling or punctuation; there may be more`;
  return { ...scores, language: { ...language, evidence: [slips, ...language.evidence] } };
};
