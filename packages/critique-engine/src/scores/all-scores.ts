import type { Scores } from '@argint/contracts';
import { OFF_QUESTION_BELOW } from '../argument/off-question.ts';
import type { EssayModel } from '../essay-model.ts';
import { asksNoPosition } from '../layers/question-layer.ts';
import { hasEssayShape } from '../kind/who-may-speak.ts';
import { argumentScore } from './argument-score.ts';
import { combined, ramp, withheld } from './criterion.ts';
import type { Area, Criterion, Lack } from './criterion.ts';
import { languageScore } from './language-score.ts';
import { onMarkingScale } from './marking-scale.ts';
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
 * Weights in the overall score, in percent. If a score is withheld, the others are scaled up. Language has the largest
 * weight, as in public rubrics for second-language essays (half of an IELTS band). The others together have more.
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

/** The relevance of an essay that hardly uses the words of its question. */
const HARDLY_RELEVANT = onMarkingScale(OFF_QUESTION_BELOW);
/**
 * The most that such an essay can score overall: this much above its relevance. The limit rises from there, and is gone
 * at NO_LIMIT_FROM: an essay in other words than its question is no other essay.
 */
const OFF_QUESTION_ALLOWANCE = 10;
const NO_LIMIT_FROM = 35;

const limitBy = (relevance: number): number => {
  const lowest = Math.min(relevance, HARDLY_RELEVANT) + OFF_QUESTION_ALLOWANCE;
  return Math.round(lowest + (100 - lowest) * ramp(relevance, HARDLY_RELEVANT, NO_LIMIT_FROM));
};

/** The most that an essay can score overall above its argument: clean sentences do not carry a broken argument. */
const ARGUMENT_ALLOWANCE = 33;

/** The lowest limit on the overall score, with the words that say why. */
const limitOf = (valueOf: (area: Area) => number | null): { most: number; why: string } => {
  const relevance = valueOf('relevance');
  const argument = valueOf('argument');
  const byQuestion = relevance === null ? 100 : limitBy(relevance);
  const byArgument = argument === null ? 100 : argument + ARGUMENT_ALLOWANCE;
  return byQuestion <= byArgument
    ? { most: byQuestion, why: 'as the essay hardly meets the question' }
    : { most: byArgument, why: 'as the argument does not carry more' };
};

/** The six criteria and the overall score. */
export interface Scored {
  scores: Scores;
  /** Why a score is withheld, by its path. */
  emptyReasons: Record<string, string>;
  /** Where each criterion lost points, the most first. */
  lacks: Record<Area, Lack[]>;
}

/** Why a criterion does not apply to a text. Null if it does. */
const whyWithheld = (area: Area, model: EssayModel): string | null => {
  const { unjudgeable, unarguable, kind, question, thesis } = model;
  if (unjudgeable !== null) return unjudgeable;
  if (area === 'thesis' && unarguable === null && asksNoPosition(question) && !thesis?.stated)
    return 'Your question asks for causes, effects or solutions, and not for a position.';
  if (area === 'thesis' || area === 'argument') return unarguable;
  return hasEssayShape(kind) || area === 'language' || area === 'relevance' ? null : unarguable;
};

/** Scores an essay by each criterion. Deterministic. */
export const scoreEssay = (model: EssayModel): Scored => {
  const judgedBy = perArea((area) => {
    const why = whyWithheld(area, model);
    return why === null ? criteria[area](model) : withheld(why);
  });
  const valueOf = (area: Area): number | null => judgedBy[area].score.value;
  const given = AREAS.flatMap((name) => {
    const value = valueOf(name);
    return value === null ? [] : [{ name, value, weight: CRITERION_WEIGHTS[name] }];
  });
  const weight = given.reduce((sum, g) => sum + g.weight, 0);
  const mean = given.reduce((sum, g) => sum + g.value * g.weight, 0) / weight;
  const { most, why } = limitOf(valueOf);
  const overall = weight
    ? combined(Math.min(mean, most), 8, [
        ...given.map((g) => `${g.name} ${g.value} (weight ${g.weight} of ${weight})`),
        ...(mean > most ? [`held down to ${most}, ${why}`] : []),
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
