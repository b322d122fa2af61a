import { reasoningCounts } from '@argint/text-analysis';
import type { EssayModel } from '../essay-model.ts';
import type { Moves } from '../argument/essay-moves.ts';
import { quoteOf } from '../argument/plain-clause.ts';
import { describeSupportedClaims, FULL_MARKS_AT } from '../scores/argument-score.ts';
import { plural } from '../wording.ts';

/** Advice on the argument, and the observation behind it. */
interface ArgumentAdvice {
  advice: string;
  ground: string;
}

/** Advice on the first thing the argument lacks: a reason, an objection, its answer, a linking word, a case, another claim. */
export const argumentAdvice = (model: EssayModel, moves: Moves): ArgumentAdvice => {
  const { thesis, nearest, unsupported, claims, counters, mentionOfOthers } = moves;
  const held = quoteOf(thesis ?? nearest ?? '', 60);
  const last = claims.at(-1)?.claim;
  const about = last ? quoteOf(last, 60) : held;
  const [first] = unsupported;
  const total = model.links.length;
  if (first)
    return {
      advice: `Give ${quoteOf(first.claim, 60)} a reason or a case${counters.length || mentionOfOthers ? '' : ', and let somebody object'}`,
      ground: describeSupportedClaims(model.links),
    };
  if (counters.length === 0)
    return mentionOfOthers
      ? {
          advice: `Let those you name in ${quoteOf(mentionOfOthers, 60)} say why they think so, and answer them`,
          ground: 'others are named, but no objection of theirs is answered',
        }
      : { advice: `Let somebody object to ${held}, and answer`, ground: 'nobody objects' };
  const open = counters.find(({ answer }) => answer === null);
  if (open)
    return {
      advice: `Say in the next sentence what you answer to ${quoteOf(open.sentence, 60)}`,
      ground: 'this other view is heard, but gets no reply',
    };
  const { reasons, evidence, figures } = reasoningCounts(model.text);
  const per100 = (count: number): number => (count * 100) / Math.max(1, model.proseWords);
  if (per100(reasons) < FULL_MARKS_AT.reasons)
    return {
      advice: `Say in words how the sentences around ${about} support it (“because”, “this shows that”)`,
      ground: `only ${plural(reasons, 'word')} in ${model.proseWords} ${reasons === 1 ? 'ties' : 'tie'} a claim to its reason`,
    };
  if (per100(evidence + figures) < FULL_MARKS_AT.evidence)
    return {
      advice: `Support ${about} with a case, a figure or a source that a reader can check`,
      ground: 'there are reasons, but few examples, figures or sources',
    };
  return total < FULL_MARKS_AT.claims
    ? {
        advice: `Add a further point for ${held}, with its own reason`,
        ground: `it rests on ${plural(total, 'claim')}`,
      }
    : {
        advice: `Look at the places where the reasoning is questioned, and give the strongest objection to ${held} more room`,
        ground: 'reasons, cases and another view are there',
      };
};
