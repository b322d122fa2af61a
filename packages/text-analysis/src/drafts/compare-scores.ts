import type { Score, ScoreName } from '@argint/contracts';

/** How one score changed between two drafts. Values from 0 to 100; null where a draft has none. */
export interface ScoreChange {
  before: number | null;
  after: number | null;
  /** `after` minus `before`; null where either is missing. */
  change: number | null;
  /** The change is no larger than what the score varies by itself. False where there is no change to judge. */
  withinBand: boolean;
}

type Band = Pick<Score, 'value' | 'low' | 'high'>;

const holds = ({ low, high }: Band, value: number): boolean =>
  low !== null && high !== null && value >= low && value <= high;

/** A change counts only when each value lies outside the other's band. */
const compareScore = (before: Band, after: Band): ScoreChange => {
  if (before.value === null || after.value === null)
    return { before: before.value, after: after.value, change: null, withinBand: false };
  return {
    before: before.value,
    after: after.value,
    change: after.value - before.value,
    withinBand: holds(before, after.value) || holds(after, before.value),
  };
};

/** How each score changed between two drafts. */
export const compareScores = (
  before: Readonly<Record<ScoreName, Band>>,
  after: Readonly<Record<ScoreName, Band>>,
): Record<ScoreName, ScoreChange> =>
  Object.fromEntries(
    (Object.keys(after) as ScoreName[]).map((name) => [
      name,
      compareScore(before[name], after[name]),
    ]),
  ) as Record<ScoreName, ScoreChange>;
