import type { AnalysisResult } from '@argint/contracts';
import type { EssayModel } from '../essay-model.ts';
import { readMoves } from '../argument/essay-moves.ts';
import type { Scored } from '../scores/all-scores.ts';
import { draftReadiness, readiness, weakest } from '../scores/verdict.ts';
import { asksNoPosition } from '../layers/question-layer.ts';
import { isOffQuestion } from '../argument/off-question.ts';
import { adviceOn } from './criterion-advice.ts';

/** From this score on a criterion needs no advice. */
const GOOD_FROM = 78;

/** Advice on the three weakest criteria that leave something to do. One piece of advice serves two criteria only once. */
const adviceLines = (model: EssayModel, { scores, lacks }: Scored): string[] => {
  const moves = readMoves(model);
  const given = new Set<string>();
  return weakest(scores)
    .filter(({ value }) => value < GOOD_FROM)
    .slice(0, 3)
    .flatMap(({ name, value }) => {
      const { advice, ground } = adviceOn(name, lacks[name], model, moves);
      if (advice === null || given.has(advice)) return [];
      given.add(advice);
      return `${advice} (${name} ${value} of 100${ground ? `: ${ground}` : ''}).`;
    });
};

/**
 * The verdict on this essay: out of 10 with one decimal (a tenth of the overall score), readiness, and advice on each of the three
 * weakest criteria that leave something to do. Null without an overall score.
 */
export const verdictOf = (model: EssayModel, scored: Scored): AnalysisResult['overallVerdict'] => {
  const { scores } = scored;
  const overall = scores.overall.value;
  if (overall === null) return null;
  return {
    score: Math.round(overall) / 10,
    journalReadiness:
      model.unarguable === null
        ? readiness(scores, {
            offQuestion: isOffQuestion(model),
            thesisStated: (model.thesis?.stated ?? false) || asksNoPosition(model.question),
          })
        : draftReadiness(scores),
    improvements: adviceLines(model, scored),
  };
};

/** What to work on first: the advice that would raise the weakest criterion most. Null without scores. */
export const recommend = (model: EssayModel, { scores, lacks }: Scored): string | null => {
  if (isOffQuestion(model))
    return 'Check first whether your essay answers the question that you were given.';
  const moves = readMoves(model);
  for (const { name } of weakest(scores).filter(({ value: points }) => points < GOOD_FROM)) {
    const { advice } = adviceOn(name, lacks[name], model, moves);
    if (advice !== null)
      return `Start with ${name}: ${advice.charAt(0).toLowerCase()}${advice.slice(1)}.`;
  }
  return null;
};
