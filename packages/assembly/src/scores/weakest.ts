import { AREAS, type Area, type Scores } from '@argint/contracts';

/** Criteria with a value, weakest first. */
export const weakest = (scores: Scores): { name: Area; value: number }[] =>
  AREAS.flatMap((name) => {
    const { value } = scores[name];
    return value === null ? [] : [{ name, value }];
  }).sort((a, b) => a.value - b.value);
