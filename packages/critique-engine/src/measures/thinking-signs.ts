import { HEDGES, phraseFinder } from '@argint/text-analysis';
import type { Measures } from '@argint/contracts';
import type { ReadEssay } from '../essay.ts';
import { readMoves } from '../argument/essay-moves.ts';
import { claimsOf } from '../layers/graph/claims.ts';
import { argumentOf } from '../layers/graph/read-graph.ts';
import { ramp } from './criterion.ts';
import { anecdoteIn } from './anecdotes.ts';

const hedges = phraseFinder(HEDGES);
/**
 * Signs of critical thinking in the form of an essay: views of others, evidence (anecdotes do not count), and claims
 * that say how sure they are. Weak where the essay hears no other view and either has a claim without a reason or only
 * anecdotes as evidence.
 */
export const thinkingSigns = (essay: ReadEssay): NonNullable<Measures['thinking']> => {
  const { sentences, prose } = essay;
  const count = sentences.length || 1;
  const countering = readMoves(essay).counters.length;
  const hedging = sentences.filter((s) => hedges(s.words).length > 0).length;
  const stories = prose.flatMap((p) => anecdoteIn(p, essay));
  const evident = new Set(
    argumentOf(essay)
      .units.filter(
        ({ evidence }) => evidence === 'cited' || evidence === 'named' || evidence === 'figure',
      )
      .map(({ sentence }) => sentence)
      .filter((s) => !stories.some(({ sentence }) => sentence === s)),
  ).size;
  const hasBareClaim = claimsOf(essay).some(({ premises }) => premises.length === 0);
  return {
    views: ramp(countering / count, 0, 0.12),
    evidence: ramp(evident / count, 0, 0.2),
    hedges: ramp(hedging / count, 0, 0.3),
    isWeak: countering === 0 && (hasBareClaim || stories.length >= evident),
  };
};
