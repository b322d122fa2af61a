import type { Scores } from '@argint/contracts';
import { AREAS } from './all-scores.ts';
import type { Area } from './criterion.ts';

/**
 * How far a text is from being handed in. Words like 'ready' promise that little is left to do: overall, argument and
 * a told position must all bear them out.
 */
export const readiness = ({ overall, argument }: Scores, thesisStated: boolean): string => {
  const value = overall.value ?? 0;
  if (value < 50) return 'Early draft: rework the main line before the wording';
  if ((argument.value ?? 0) < 60) return 'Not yet: the argument needs another draft';
  if (!thesisStated) return 'Not yet: the essay must first say what it holds';
  if (value < 75) return 'Not yet: the weakest criteria need another draft';
  return value >= 80
    ? 'Nearly ready: polish and check the sources'
    : 'Close: one revision of the weakest criterion';
};

/** Criteria with a value, weakest first. */
export const weakest = (scores: Scores): { name: Area; value: number }[] =>
  AREAS.flatMap((name) => {
    const { value } = scores[name];
    return value === null ? [] : [{ name, value }];
  }).sort((a, b) => a.value - b.value);
