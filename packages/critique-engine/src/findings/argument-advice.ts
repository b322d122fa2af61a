import { isContestable } from '../argument/contestable.ts';
import type { Moves } from '../argument/essay-moves.ts';
import { isReadable } from '../argument/plain-clause.ts';
import { phraseOf } from '../comment/phrase-of.ts';
import { noCounterArgument } from '../detectors/no-counter-argument.ts';
import { shownDrafts } from '../detectors/shown-drafts.ts';
import { unansweredCounter } from '../detectors/unanswered-counter.ts';
import type { EssayModel, Sentence } from '../essay-model.ts';
import type { Lack } from '../scores/criterion.ts';

/** Advice on the argument, and the observation behind it. Null where only advice that fits any essay could be given. */
interface ArgumentAdvice {
  advice: string | null;
  ground: string | null;
}

/** A claim that stands alone: its paragraph gives no reason and no evidence at all. */
export const loneClaim = (model: EssayModel, { unsupported }: Moves): Sentence | null =>
  unsupported
    .map(({ claim }) => claim)
    .find(
      (claim) =>
        isContestable(claim) &&
        isReadable(claim, model) &&
        !model.sentences.some(
          ({ role, paragraph }) => role === 'premise' && paragraph === claim.paragraph,
        ),
    ) ?? null;

/** Advice on the first thing that the argument surely lacks: a reason, an answer, another view, or sounder reasoning. */
export const argumentAdvice = (
  lacks: readonly Lack[],
  model: EssayModel,
  moves: Moves,
): ArgumentAdvice => {
  const lone = loneClaim(model, moves);
  const claim = lone && phraseOf(model.text, lone);
  if (claim)
    return {
      advice: `Give a reason or a case for ${claim}`,
      ground: 'the paragraph of this claim gives no reason for it',
    };
  const [open] = shownDrafts(
    model.prose.flatMap((paragraph) => unansweredCounter(paragraph, model)),
    model,
  );
  const view = open?.at && phraseOf(model.text, open.at);
  if (view && open.rule === 'counter-unanswered')
    return { advice: `Answer this view: ${view}`, ground: 'we found no reply to it' };
  if (shownDrafts(noCounterArgument(model), model).length > 0)
    return {
      advice: 'Give the best reason of somebody who disagrees with you, and answer it',
      ground: moves.mentionOfOthers
        ? 'your introduction names people who see it differently, and we found no answer to them'
        : 'we found no view against yours',
    };
  const [lack] = lacks;
  return lack?.measure === 'soundness'
    ? {
        advice: 'Look first at the places where a remark questions your reasoning',
        ground: lack.observation,
      }
    : { advice: null, ground: lack?.observation ?? null };
};
