import type { Scores } from '@argint/contracts';
import { AREAS } from './all-scores.ts';
import type { Area } from './criterion.ts';

/**
 * How close a text is to being handed in. A word such as 'ready' promises that little is left to do, so it needs a good
 * overall score, a good argument and a stated position.
 */
export const readiness = (
  { overall, argument, sources }: Scores,
  thesisStated: boolean,
): string => {
  const value = overall.value ?? 0;
  if (value < 50) return 'Early draft: rework the main line before the wording';
  if (!thesisStated) return 'Not yet: the essay must first say what it holds';
  if ((argument.value ?? 0) < 60) return 'Not yet: the argument needs another draft';
  if (value < 75) return 'Not yet: the weakest criteria need another draft';
  if (value < 80) return 'Close: one revision of the weakest criterion';
  return sources.value === null
    ? 'Nearly ready: read it once more for slips'
    : 'Nearly ready: polish and check the sources';
};

/** How close a text that is not an argument is to being handed in. */
export const draftReadiness = (overall: number): string => {
  if (overall < 50) return 'Early draft: work on the sentences first';
  return overall < 80
    ? 'Close: one more revision of the weakest criterion'
    : 'Nearly ready: read it once more for slips';
};

/** Criteria with a value, weakest first. */
export const weakest = (scores: Scores): { name: Area; value: number }[] =>
  AREAS.flatMap((name) => {
    const { value } = scores[name];
    return value === null ? [] : [{ name, value }];
  }).sort((a, b) => a.value - b.value);
