import type { Moves } from '../argument/essay-moves.ts';
import { quoteOf } from '../argument/plain-clause.ts';
import type { Lack } from '../scores/criterion.ts';

/** Advice on the argument, and the observation behind it. */
interface ArgumentAdvice {
  advice: string;
  ground: string;
}

/** Advice on the first thing the argument lacks: a reason, an objection, its answer, or what the score lost most points on. */
export const argumentAdvice = (lacks: readonly Lack[], moves: Moves): ArgumentAdvice => {
  const { thesis, nearest, unsupported, claims, counters, mentionOfOthers } = moves;
  const held = quoteOf(thesis ?? nearest ?? '', 60);
  const last = claims.at(-1)?.claim;
  const about = last ? quoteOf(last, 60) : held;
  const [first] = unsupported;
  if (first)
    return {
      advice: `Give ${quoteOf(first.claim, 60)} a reason or a case${counters.length || mentionOfOthers ? '' : ', and let somebody object'}`,
      ground:
        unsupported.length === 1
          ? 'this claim has no reason yet'
          : 'this claim and others have no reason yet',
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
  const [lack] = lacks;
  if (lack?.measure === 'soundness')
    return {
      advice: 'Look first at the places where a remark questions your reasoning',
      ground: lack.observation,
    };
  if (lack?.measure === 'drift')
    return {
      advice: `Say in the conclusion what your essay has shown about ${held}`,
      ground: lack.observation,
    };
  return {
    advice: `Say in the paragraph around ${about} what it has to do with ${held}`,
    ground: lack?.observation ?? 'reasons and another view are there',
  };
};
