/**
 * What a count of signs is worth on a marker's scale. Signs are easy to have: an essay that trained raters put in the
 * middle of theirs has two thirds of them, and without this step read as a good one. With it, essays graded 2, 3 and 4
 * of 5 have an overall mean of 33, 52 and 65, and essays of bands 5, 6 and 7 of 9 one of 57, 68 and 72. It is straight
 * where most scores lie, since a bend there changes which of two essays is the better one.
 */
const STEPS: readonly (readonly [signs: number, mark: number])[] = [
  [0, 0],
  [20, 4],
  [30, 13],
  [90, 78],
  [100, 100],
];

/** A count of signs, 0 to 100, on the scale of the marks that people give, 0 to 100. Rises throughout; 0 and 100 stay. */
export const onMarkingScale = (signs: number): number => {
  const last = STEPS.findIndex(([from]) => signs <= from);
  const above = STEPS[last];
  const below = STEPS[last - 1];
  if (!above) return 100;
  if (!below) return 0;
  const share = (signs - below[0]) / (above[0] - below[0]);
  return below[1] + share * (above[1] - below[1]);
};
