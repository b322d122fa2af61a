import { SCORE_NAMES, type Progress, type ScoredDraft, type ScoreName } from '@argint/contracts';

/** A mean below this is an area to improve, and one from the other a strength. */
const WEAK_BELOW = 60;
const STRONG_FROM = 70;
/** Most areas, and most strengths. */
const NAMED_MAX = 3;

const CRITERIA = SCORE_NAMES.filter((name) => name !== 'overall');

const meanOf = (drafts: readonly ScoredDraft[], name: ScoreName): number | null => {
  const values = drafts.map(({ scores }) => scores[name]).filter((value) => value !== null);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
};

/** The figures of a user's progress, from the essays with their scored drafts, both oldest first. */
export const summarise = (
  essays: Progress['essays'],
): Omit<Progress, 'id' | 'userId' | 'essays' | 'isCut' | 'scaleChanged'> => {
  const newest = essays.flatMap(({ drafts }) => drafts.at(-1) ?? []);
  const means = CRITERIA.flatMap((name) => {
    const mean = meanOf(newest, name);
    return mean === null ? [] : [{ name, mean }];
  }).toSorted((a, b) => a.mean - b.mean);
  const times = essays.flatMap(({ drafts }) => drafts.map(({ analysedAt }) => analysedAt)).sort();
  const last = times.at(-1) ?? null;
  const named = (some: typeof means): ScoreName[] =>
    some.slice(0, NAMED_MAX).map(({ name }) => name);
  return {
    totalEssays: essays.length,
    averageScore: Math.round(meanOf(newest, 'overall') ?? 0),
    improvementAreas: named(means.filter(({ mean }) => mean < WEAK_BELOW)),
    strengths: named(means.filter(({ mean }) => mean >= STRONG_FROM).toReversed()),
    lastAnalysisDate: last,
    createdAt: times[0] ?? null,
    updatedAt: last,
  };
};
