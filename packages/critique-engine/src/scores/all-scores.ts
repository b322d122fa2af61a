import type { ScoreName, Scores } from '@argint/contracts';
import type { EssayModel } from '../essay-model.ts';
import { argumentScore } from './argument-score.ts';
import { judged, withheld } from './criterion.ts';
import type { Criterion, Lack } from './criterion.ts';
import { languageScore } from './language-score.ts';
import { relevanceScore } from './relevance-score.ts';
import { sourcesScore } from './sources-score.ts';
import { structureScore } from './structure-score.ts';
import { thesisScore } from './thesis-score.ts';
import type { Area } from './verdict.ts';

type Name = Area;
const criteria: Readonly<Record<Name, (model: EssayModel) => Criterion>> = {
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
export const CRITERION_WEIGHTS: Readonly<Record<Name, number>> = {
  relevance: 15,
  thesis: 8,
  argument: 17,
  structure: 15,
  sources: 5,
  language: 40,
};

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
  const emptyReasons: Record<string, string> = {};
  const keep = (name: ScoreName, { score, reason }: Criterion) => {
    if (reason) emptyReasons[`scores.${name}`] = reason;
    return score;
  };
  const judge = (name: Name): Criterion =>
    model.unjudgeable ? withheld(model.unjudgeable) : criteria[name](model);
  const names = Object.keys(criteria) as Name[];
  const all = new Map(names.map((name) => [name, judge(name)]));
  const given = names.flatMap((name) => {
    const value = all.get(name)?.score.value;
    return typeof value === 'number' ? [{ name, value, weight: CRITERION_WEIGHTS[name] }] : [];
  });
  const weight = given.reduce((sum, g) => sum + g.weight, 0);
  const mean = given.reduce((sum, g) => sum + g.value * g.weight, 0) / weight;
  const relevance = all.get('relevance')?.score.value ?? null;
  const most = relevance !== null && relevance < OFF_TOPIC ? relevance + BESIDE_THE_POINT : 100;
  const overall = weight
    ? judged(Math.min(mean, most), 8, [
        ...given.map((g) => `${g.name} ${g.value} (weight ${g.weight} of ${weight})`),
        ...(mean > most ? [`held down to ${most}, as the essay hardly meets the question`] : []),
      ])
    : withheld(model.unjudgeable ?? 'No criterion could be judged.');
  const lacksOf = (name: Name) => all.get(name)?.lacks ?? [];
  const of = (name: Name) => keep(name, all.get(name) ?? withheld('Not judged.'));
  return {
    scores: {
      overall: keep('overall', overall),
      relevance: of('relevance'),
      thesis: of('thesis'),
      argument: of('argument'),
      structure: of('structure'),
      sources: of('sources'),
      language: of('language'),
    },
    emptyReasons,
    lacks: {
      relevance: lacksOf('relevance'),
      thesis: lacksOf('thesis'),
      argument: lacksOf('argument'),
      structure: lacksOf('structure'),
      sources: lacksOf('sources'),
      language: lacksOf('language'),
    },
  };
};
