import type { AnalysisResult } from '@argint/contracts';
import type { EssayModel } from '../essay-model.ts';
import { readMoves } from '../argument/essay-moves.ts';
import type { Moves } from '../argument/essay-moves.ts';
import { phraseOf } from '../comment/phrase-of.ts';
import type { Scored } from '../scores/all-scores.ts';
import { draftReadiness, readiness, weakest } from '../scores/verdict.ts';
import { plural } from '../wording.ts';
import { adviceOn } from './criterion-advice.ts';

/** The best feature of the essay as a sentence. Null if none was found or its words cannot be quoted whole. */
const bestFeature = (text: string, { thesis, claims, counters, source }: Moves): string | null => {
  const answered = counters.find(({ answer }) => answer !== null);
  const heard = answered && phraseOf(text, answered.sentence);
  if (heard) return `You let another view speak, ${heard}, and answer it.`;
  const sourced = source && phraseOf(text, source.sentence);
  if (sourced) return `You say where ${sourced} comes from.`;
  const [best] = claims;
  const argued = best && best.premises.length > 1 ? phraseOf(text, best.claim) : null;
  if (best && argued) return `${argued} has ${plural(best.premises.length, 'sentence')} behind it.`;
  const told = thesis && phraseOf(text, thesis);
  return told ? `Your position is told: ${told}.` : null;
};

/** What holds the essay back most, as a sentence. Null if nothing does. */
const holdsBack = (text: string, { thesis, nearest, unsupported, counters }: Moves) => {
  if (!thesis && nearest) return 'No sentence says yet what you think.';
  const [first] = unsupported;
  if (unsupported.length > 1) return 'Some claims still need a reason or an example.';
  const alone = first && phraseOf(text, first.claim);
  if (alone) return `${alone} still needs a reason or an example.`;
  const open = counters.find(({ answer }) => answer === null);
  const unanswered = open && phraseOf(text, open.sentence);
  return unanswered ? `${unanswered} gets no reply.` : null;
};

const readinessOf = (base: string, { text }: EssayModel, moves: Moves): string =>
  [`${base}.`, bestFeature(text, moves), holdsBack(text, moves)]
    .filter((part) => part !== null)
    .join(' ');

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
      model,
      moves,
    ),
    improvements: weakest(scores)
      .slice(0, 3)
      .flatMap(({ name, value }) => {
        const { advice, ground } = adviceOn(name, lacks[name], model, moves);
        return advice === null
          ? []
          : `${advice} (${name} ${value} of 100${ground ? `: ${ground}` : ''}).`;
      }),
  };
};

/** What to work on first: the advice that would raise the weakest criterion most. Null without scores. */
export const recommend = (model: EssayModel, { scores, lacks }: Scored): string | null => {
  const moves = readMoves(model);
  for (const { name } of weakest(scores)) {
    const { advice } = adviceOn(name, lacks[name], model, moves);
    if (advice !== null)
      return `Start with ${name}: ${advice.charAt(0).toLowerCase()}${advice.slice(1)}.`;
  }
  return null;
};
