import {
  AREAS,
  type Area,
  type CriterionMeasure,
  type LineCritique,
  type Measures,
  type Reader,
  type Reading,
  type Score,
  type Scores,
} from '@argint/contracts';
import { hasEssayShape, isEssay, notAnArgument } from '../text-kinds.ts';
import { countedScore, noScore, scoreAt } from './criterion-score.ts';
import { languageWithSlips } from './language-score.ts';
import { argumentByReading, relevanceByReading, thesisByReading } from './reading-scores.ts';

/**
 * Weights in the overall score, in percent. If a score is withheld, the others are scaled up. What the engine counts of
 * an argument says little of it, so without a model language has the largest weight, as in public rubrics for
 * second-language essays (half of an IELTS band). With a model the argument has.
 */
export const CRITERION_WEIGHTS: Readonly<Record<Reader, Readonly<Record<Area, number>>>> = {
  engine: { relevance: 15, thesis: 8, argument: 17, structure: 15, sources: 5, language: 40 },
  model: { relevance: 15, thesis: 15, argument: 40, structure: 8, sources: 4, language: 18 },
};

const OVERALL_SPREAD = 8;

/** What a result is scored from. */
export interface Scorable {
  reading: Reading;
  measures: Measures;
  /** The remarks that are shown. */
  remarks: readonly LineCritique[];
  /** Whether a model corrected the language. */
  corrected: boolean;
}

/** All scores, and why each of the others is withheld, by its path in the result. */
export interface Scored {
  scores: Scores;
  emptyReasons: Record<string, string>;
}

const NO_POSITION_ASKED =
  'Your question asks for causes, effects or solutions, and not for a position.';

/** Why a criterion does not apply to this text, with a model or without. Null if it does. */
const whyWithheld = (area: Area, { reading, measures }: Scorable): string | null => {
  if (measures.unjudgeable !== null) return measures.unjudgeable;
  const isArgument = reading.outline !== null;
  if (area === 'thesis' && isArgument && measures.asksNoPosition && !reading.position?.isStated)
    return NO_POSITION_ASKED;
  if (area === 'thesis' || area === 'argument')
    return isArgument ? null : notAnArgument(reading.textKind);
  if (area === 'language' || area === 'relevance' || hasEssayShape(reading.textKind)) return null;
  return notAnArgument(reading.textKind);
};

/** The criteria that follow from what a model read. Null for one that it does not judge. */
const readScore = (area: Area, given: Scorable): Score | null => {
  const { reading, remarks, measures } = given;
  if (reading.by === 'engine') return null;
  const { words } = measures;
  switch (area) {
    case 'relevance':
      return reading.answersQuestion && relevanceByReading(reading.answersQuestion, remarks, words);
    case 'thesis':
      return thesisByReading(reading, isEssay(reading.textKind), remarks, words);
    case 'argument':
      return (
        reading.outline &&
        argumentByReading(reading.outline, isEssay(reading.textKind), remarks, words)
      );
    default:
      return null;
  }
};

const isRead = (area: Area, { reading }: Scorable): boolean =>
  reading.by === 'model' && (area === 'relevance' || area === 'thesis' || area === 'argument');

const countedOf = (area: Area, given: Scorable): CriterionMeasure =>
  area === 'language'
    ? languageWithSlips(given.measures, given.remarks, given.corrected)
    : given.measures.criteria[area];

const overallOf = (given: readonly { name: Area; value: number; weight: number }[]): Score => {
  const weight = given.reduce((sum, one) => sum + one.weight, 0);
  if (weight === 0) return noScore();
  const mean = given.reduce((sum, one) => sum + one.value * one.weight, 0) / weight;
  const lost = (one: { value: number; weight: number }): number => (100 - one.value) * one.weight;
  const [costliest] = given.toSorted((a, b) => lost(b) - lost(a));
  return scoreAt(
    mean,
    OVERALL_SPREAD,
    given.map((one) => `${one.name} ${one.value} (weight ${one.weight} of ${weight})`),
    costliest && `${costliest.name}, at ${costliest.value} of 100`,
  );
};

/** Scores an essay by each criterion and overall. Deterministic. */
export const scoresOf = (given: Scorable): Scored => {
  const emptyReasons: Record<string, string> = {};
  const scoreFor = (area: Area): Score => {
    const why = whyWithheld(area, given);
    const score = why === null ? readScore(area, given) : null;
    if (score) return score;
    const counted = countedOf(area, given);
    const reason =
      why ??
      counted.reason ??
      (isRead(area, given) ? 'The reading of the essay does not judge this.' : null);
    if (reason === null) return countedScore(counted);
    emptyReasons[`scores.${area}`] = reason;
    return noScore();
  };
  const criteria = Object.fromEntries(AREAS.map((area) => [area, scoreFor(area)])) as Record<
    Area,
    Score
  >;
  const weights = CRITERION_WEIGHTS[given.reading.by];
  const overall = overallOf(
    AREAS.flatMap((name) => {
      const { value } = criteria[name];
      return value === null ? [] : [{ name, value, weight: weights[name] }];
    }),
  );
  if (overall.value === null)
    emptyReasons['scores.overall'] = given.measures.unjudgeable ?? 'We could not score this essay.';
  return { scores: { overall, ...criteria }, emptyReasons };
};
