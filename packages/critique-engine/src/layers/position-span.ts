import type { Sentence } from '../essay-model.ts';
import type { Span } from '@argint/text-analysis';

/** Units that have to be left when another view is cut off. */
const LEAST_HELD = 15;
/** A clause that could not be understood without the one before it, or is no clause. */
const hangs =
  /^(?:it|they|he|she|this|that|these|those|them|and|or|but|as|which|who|especially|such|including)\b/i;
const granted =
  /^\W*(?:(?:(?:in conclusion|to conclude|overall|however),? )?(?:(?:even )?though|although|while|whereas))\b[^,]{5,200},\s*/i;
/** 'Some say so, but I …', 'It is up to each of us, but the state should …'. */
const others =
  /^\W*(?:some|many|most|others?|people|critics|opponents|it is (?:up to|true|said)|it depends|of course|i (?:understand|know|see|admit)|admittedly)\b.{5,200}?[,;] (?:but|however,?|yet|still,?|nevertheless,?) (?=.{15})/i;
const othersAfter =
  /,? (?:but|although|though|while|whereas) (?:some|others|other|many|most|a few)\b.*$/is;

/** The words of a sentence that say what the writer holds, without the view of others before or after them. */
export const positionSpan = ({ text, start }: Pick<Sentence, 'text' | 'start'>): Span => {
  const head = text.slice(0, 600);
  const before = (granted.exec(head) ?? others.exec(head))?.[0].length ?? 0;
  const from = before > 0 && hangs.test(text.slice(before)) ? 0 : before;
  const held = text.slice(from).replace(othersAfter, '');
  const isEnough = held.length >= LEAST_HELD;
  return isEnough
    ? { start: start + from, end: start + from + held.length }
    : { start, end: start + text.length };
};
