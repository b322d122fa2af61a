import type { EssayProgress, ScoredDraft, ScoreName } from '@argint/contracts';

/** One score of one analysed draft. */
export interface ScorePoint {
  essayId: string;
  groupId: string;
  title: string;
  draftNumber: number;
  analysedAt: string;
  value: number;
}

/** One score of every draft that has it, oldest analysis first. */
export const scorePoints = (essays: readonly EssayProgress[], name: ScoreName): ScorePoint[] =>
  essays
    .flatMap(({ groupId, title, drafts }) =>
      drafts.flatMap(({ essayId, draftNumber, analysedAt, scores }: ScoredDraft) => {
        const value = scores[name];
        return value === null ? [] : [{ essayId, groupId, title, draftNumber, analysedAt, value }];
      }),
    )
    .toSorted((a, b) => a.analysedAt.localeCompare(b.analysedAt));

/** One criterion over the newest drafts of all essays. */
export interface CriterionRow {
  name: ScoreName;
  /** Oldest essay first. */
  values: number[];
  first: number;
  latest: number;
  mean: number;
}

/** One criterion over the newest drafts of all essays; null when none has this score. */
export const criterionRow = (
  essays: readonly EssayProgress[],
  name: ScoreName,
): CriterionRow | null => {
  const newest = essays.flatMap(({ drafts, ...essay }) => {
    const last = drafts.at(-1);
    return last ? [{ ...essay, drafts: [last] }] : [];
  });
  const values = scorePoints(newest, name).map(({ value }) => value);
  const [first] = values;
  const latest = values.at(-1);
  if (first === undefined || latest === undefined) return null;
  const mean = Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  return { name, values, first, latest, mean };
};

/** Where a chart draws, in the units of its viewBox. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Functions from the position of a point (0 to count - 1) and from a score (0 to 100) to the frame. A single point stands in the middle. */
export const scales = ({ width, height, left, right, top, bottom }: Frame, count: number) => ({
  x: (index: number): number => {
    const share = count < 2 ? 0.5 : index / (count - 1);
    return Math.round((left + share * (width - left - right)) * 10) / 10;
  },
  y: (value: number): number =>
    Math.round((top + (1 - value / 100) * (height - top - bottom)) * 10) / 10,
});
