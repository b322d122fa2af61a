import type { AnalysisResult } from '@argint/contracts';
import type { EssayModel } from '../essay-model.ts';
import { readMoves } from '../argument/essay-moves.ts';
import type { Moves } from '../argument/essay-moves.ts';
import { quoteOf } from '../argument/plain-clause.ts';
import type { Scored } from '../scores/all-scores.ts';
import { draftReadiness, readiness, weakest } from '../scores/verdict.ts';
import { plural } from '../wording.ts';
import { adviceOn } from './criterion-advice.ts';

/** The best feature of the essay, in words. Null if none was found. */
const bestFeature = ({ thesis, claims, counters, source }: Moves): string | null => {
  const [best] = claims;
  const answered = counters.find(({ answer }) => answer !== null);
  if (answered) return `another view is heard and answered (${quoteOf(answered.wording, 50)})`;
  if (source) return `a source stands behind ${quoteOf(source.sentence, 50)}`;
  if (best && best.premises.length > 1)
    return `${plural(best.premises.length, 'sentence')} argue for ${quoteOf(best.claim, 50)}`;
  return thesis ? `the position is told, ${quoteOf(thesis, 50)}` : null;
};

const holdsBack = (
  { thesis, nearest, unsupported, counters, mentionOfOthers }: Moves,
  told: boolean,
): string | null => {
  if (!thesis && nearest) return `${quoteOf(nearest, 50)} is not yet a position`;
  const [first] = unsupported;
  if (first && unsupported.length > 1)
    return `${unsupported.length} claims stand alone, first ${quoteOf(first.claim, 50)}`;
  if (first) return `${quoteOf(first.claim, 50)} stands alone`;
  const open = counters.find(({ answer }) => answer === null);
  if (open) return `${quoteOf(open.sentence, 50)} gets no reply`;
  if (mentionOfOthers)
    return `what others think (${quoteOf(mentionOfOthers, 50)}) is not taken up again`;
  return nearest && counters.length === 0
    ? `nobody objects to ${told ? 'it' : quoteOf(nearest, 50)}`
    : null;
};

const readinessOf = (base: string, moves: Moves): string => {
  const good = bestFeature(moves);
  const bad = holdsBack(moves, good?.startsWith('the position') ?? false);
  if (good && bad) return `${base} – ${good}, but ${bad}`;
  return good || bad ? `${base} – ${good ?? bad ?? ''}` : base;
};

/**
 * The verdict on this essay: out of 10 with one decimal (a tenth of the overall score), readiness with its best feature
 * and its main problem, and advice on each of the three weakest criteria. Null without an overall score.
 */
export const verdictOf = (
  model: EssayModel,
  { scores, lacks }: Scored,
): AnalysisResult['overallVerdict'] => {
  const overall = scores.overall.value;
  if (overall === null) return null;
  const moves = readMoves(model);
  return {
    score: Math.round(overall) / 10,
    journalReadiness: readinessOf(
      model.unarguable === null
        ? readiness(scores, model.thesis?.stated ?? false)
        : draftReadiness(overall),
      moves,
    ),
    improvements: weakest(scores)
      .slice(0, 3)
      .map(({ name, value }) => {
        const { advice, ground } = adviceOn(name, lacks[name], model, moves);
        return `${advice} (${name} ${value} of 100${ground ? `: ${ground}` : ''}).`;
      }),
  };
};

/** What to work on first: the advice that would raise the weakest criterion most. Null without scores. */
export const recommend = (model: EssayModel, { scores, lacks }: Scored): string | null => {
  const [first] = weakest(scores);
  if (!first) return null;
  const { advice } = adviceOn(first.name, lacks[first.name], model, readMoves(model));
  return `Start with ${first.name}: ${advice.charAt(0).toLowerCase()}${advice.slice(1)}.`;
};
