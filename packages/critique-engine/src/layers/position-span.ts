import type { Sentence } from '../essay.ts';
import type { Span } from '@argint/text-analysis';
import { secondViewIn, withoutSecondView } from './second-view.ts';
import { HOLDING_VERBS } from './statement-words.ts';
import { ownsView } from './thesis-candidate.ts';

/** Units that have to be left when another view is cut off. */
const LEAST_HELD = 15;
/** A clause that could not be understood without the one before it, or is no clause. */
const hangs =
  /^(?:it|they|he|she|this|that|these|those|them|and|or|but|as|which|who|especially|such|including)\b/i;
/** 'It may be better to wait': here 'it' refers to nothing before. */
const standsAlone = /^it (?:is|(?:may|might|can|would|will|should) be) \w+ (?:to|for|that)\b/i;
const granted =
  /^\W*(?:(?:(?:in conclusion|to conclude|overall|however),? )?(?:(?:even )?though|although|while|whereas))\b[^,]{5,200},\s*/i;
/** 'Some say so, but I …', 'It is up to each of us, but the state should …'. */
const others =
  /^\W*(?:some|many|most|others?|people|critics|opponents|it is (?:up to|true|said)|it depends|of course|i (?:understand|know|see|admit)|admittedly)\b.{5,200}?[,;] (?:but|however,?|yet|still,?|nevertheless,?) (?=.{15})/i;
const othersAfter =
  /,? (?:but|although|though|while|whereas) (?:some|others|other|many|most|a few)\b.*$/is;

/** 'Many people believe that': who else holds what the writer adopts. */
const holders = new RegExp(
  `^\\W*(?:[^,;]{3,30}, )?(?:(?:some|many|most|lots of|a lot of|a number of)\\b[^,;]{0,40}?|people|it is (?:\\w+ )?)\\b(?:(?:${HOLDING_VERBS})(?: that)?|(?:have|has|hold|are of) (?:an?|the) (?:\\w+ )?(?:opinion|view|belief|idea) that) `,
  'i',
);
const joins =
  /,? (?:and|but|so) (?:so do i\b|i (?:am|['’]m) (?:also )?one of (?:them|these|those)|i (?:\w+ ){0,3}(?:agree|think so|(?:share|support) (?:this|that|their)))\b.*$/is;

/** Words of the writer that choose the second of two views. */
const choosesSecond = /\b(?:latter|second|opposite)\b/i;

/**
 * What others hold in a sentence that the writer adopts, without who holds it and, of two views, the one that is
 * adopted. The whole sentence where that cannot stand alone.
 */
export const adoptedSpan = (
  { text, start }: Pick<Sentence, 'text' | 'start'>,
  pointer: Pick<Sentence, 'text'> | null,
): Span => {
  const second = secondViewIn(text);
  if (second && pointer && choosesSecond.test(pointer.text))
    return { start: start + second.start, end: start + text.length };
  const from = holders.exec(text.slice(0, 200))?.[0].length ?? 0;
  const held = withoutSecondView(text.slice(from).replace(joins, ''));
  return from > 0 && held.length >= LEAST_HELD && (standsAlone.test(held) || !hangs.test(held))
    ? { start: start + from, end: start + from + held.length }
    : { start, end: start + text.length };
};

/** Whether the writer adopts in the same sentence what others hold: '…, and so do I'. */
export const adoptsInside = ({ text }: Pick<Sentence, 'text'>): boolean =>
  holders.test(text.slice(0, 200)) && joins.test(text);

/** The words of a sentence that say what the writer holds, without the view of others before or after them. */
export const positionSpan = ({ text, start }: Pick<Sentence, 'text' | 'start'>): Span => {
  const head = text.slice(0, 600);
  const before = (granted.exec(head) ?? others.exec(head))?.[0].length ?? 0;
  // 'Although I am of the opinion that …, I will discuss both': the writer grants their own view.
  const isWhole = hangs.test(text.slice(before)) || ownsView({ text: text.slice(0, before) });
  const from = before > 0 && isWhole ? 0 : before;
  const held = text.slice(from).replace(othersAfter, '');
  const isEnough = held.length >= LEAST_HELD;
  return isEnough
    ? { start: start + from, end: start + from + held.length }
    : { start, end: start + text.length };
};
