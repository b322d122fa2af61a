import type { Scores } from '@argint/contracts';
import type { EssayModel } from '../essay-model.ts';
import { argumentScore } from './argument-score.ts';
import { judged, withheld } from './criterion.ts';
import type { Area, Criterion, Lack } from './criterion.ts';
import { languageScore } from './language-score.ts';
import { relevanceScore } from './relevance-score.ts';
import { sourcesScore } from './sources-score.ts';
import { structureScore } from './structure-score.ts';
import { thesisScore } from './thesis-score.ts';

const criteria: Readonly<Record<Area, (model: EssayModel) => Criterion>> = {
  relevance: relevanceScore,
  thesis: thesisScore,
  argument: argumentScore,
  structure: structureScore,
  sources: sourcesScore,
  language: languageScore,
};
/**
 * Share of the overall score; those withheld fall out and the rest is scaled up. Language has the largest, as in
 * public rubrics of essays in a second language (half of an IELTS band); what is argued and how has more together.
 */
export const CRITERION_WEIGHTS: Readonly<Record<Area, number>> = {
  relevance: 15,
  thesis: 8,
  argument: 17,
  structure: 15,
  sources: 5,
  language: 40,
};

/** The criteria, in the order of the report. */
export const AREAS = Object.keys(criteria) as readonly Area[];

const perArea = <T>(make: (area: Area) => T): Record<Area, T> =>
  Object.fromEntries(AREAS.map((area) => [area, make(area)])) as Record<Area, T>;

/** Below this relevance the essay answers another question; the overall score then rises so far above it and no further. */
const OFF_TOPIC = 50;
const BESIDE_THE_POINT = 10;

/** The six criteria and the overall score. */
export interface Scored {
  scores: Scores;
  /** By path, for each that is withheld. */
  emptyReasons: Record<string, string>;
  /** What cost each criterion its points, the dearest first. */
  lacks: Record<Area, Lack[]>;
}

/** Judges an essay by each criterion; the same model gives the same scores. */
export const scoreEssay = (model: EssayModel): Scored => {
  const judgedBy = perArea((area) =>
    model.unjudgeable ? withheld(model.unjudgeable) : criteria[area](model),
  );
  const valueOf = (area: Area): number | null => judgedBy[area].score.value;
  const given = AREAS.flatMap((name) => {
    const value = valueOf(name);
    return value === null ? [] : [{ name, value, weight: CRITERION_WEIGHTS[name] }];
  });
  const weight = given.reduce((sum, g) => sum + g.weight, 0);
  const mean = given.reduce((sum, g) => sum + g.value * g.weight, 0) / weight;
  const relevance = valueOf('relevance');
  const most = relevance !== null && relevance < OFF_TOPIC ? relevance + BESIDE_THE_POINT : 100;
  const overall = weight
    ? judged(Math.min(mean, most), 8, [
        ...given.map((g) => `${g.name} ${g.value} (weight ${g.weight} of ${weight})`),
        ...(mean > most ? [`held down to ${most}, as the essay hardly meets the question`] : []),
      ])
    : withheld(model.unjudgeable ?? 'No criterion could be judged.');
  const all = Object.entries({ overall, ...judgedBy });
  return {
    scores: { overall: overall.score, ...perArea((area) => judgedBy[area].score) },
    emptyReasons: Object.fromEntries(
      all.flatMap(([name, { reason }]) => (reason ? [[`scores.${name}`, reason]] : [])),
    ),
    lacks: perArea((area) => judgedBy[area].lacks),
  };
};
