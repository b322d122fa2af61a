import { AREAS, type Area, type Scores } from '@argint/contracts';

/** From this score on a criterion needs no advice and no word on what it lacks. */
export const GOOD_FROM = 78;

/** Criteria with a value, weakest first. */
export const weakest = (scores: Scores): { name: Area; value: number }[] =>
  AREAS.flatMap((name) => {
    const { value } = scores[name];
    return value === null ? [] : [{ name, value }];
  }).sort((a, b) => a.value - b.value);
