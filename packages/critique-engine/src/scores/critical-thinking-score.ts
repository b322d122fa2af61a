import { HEDGES, phraseFinder } from '@argint/text-analysis';
import type { Scores } from '@argint/contracts';
import type { EssayModel } from '../essay-model.ts';
import { readMoves } from '../argument/essay-moves.ts';
import { claimsOf } from '../layers/graph/claims.ts';
import { argumentOf } from '../layers/graph/read-graph.ts';
import { ramp } from './criterion.ts';
import { toldCase } from './told-cases.ts';

const hedges = phraseFinder(HEDGES);
/** The highest value of 'Developing'; 'Proficient' begins at 60. */
const MAX_DEVELOPING = 59;

/**
 * 0-100: argument score 45, other views 25, evidence 20 (told cases do not count), qualified claims 10. Never
 * 'Proficient' if the essay mentions no other view and either has a claim without a reason or only told cases as evidence.
 */
export const criticalThinkingScore = (
  model: EssayModel,
  { argument }: Pick<Scores, 'argument'>,
): number => {
  const { sentences, prose } = model;
  const count = sentences.length || 1;
  const countering = readMoves(model).counters.length;
  const hedging = sentences.filter((s) => hedges(s.words).length > 0).length;
  const stories = prose.flatMap((p) => toldCase(p, model));
  const evident = new Set(
    argumentOf(model)
      .units.filter(
        ({ evidence }) => evidence === 'cited' || evidence === 'named' || evidence === 'figure',
      )
      .map(({ sentence }) => sentence)
      .filter((s) => !stories.some(({ sentence }) => sentence === s)),
  ).size;
  const hasUnsupportedClaim = claimsOf(model).some(({ premises }) => premises.length === 0);
  const score = Math.round(
    0.45 * (argument.value ?? 0) +
      25 * ramp(countering / count, 0, 0.12) +
      20 * ramp(evident / count, 0, 0.2) +
      10 * ramp(hedging / count, 0, 0.3),
  );
  const weak = countering === 0 && (hasUnsupportedClaim || stories.length >= evident);
  return weak ? Math.min(score, MAX_DEVELOPING) : score;
};
