import type { ThesisSide } from './thesis-side.ts';

/** 'Some say this, while others say that': where the second view begins. */
const secondView =
  /,? (?:while|whereas|but|and|yet) (?=(?:others|some|other people|many|many people|the others)\b)/i;
const negative =
  /\b(?:not|never|no|un\w+|bad|wrong|harm\w*|damag\w*|dangers?|dangerous|risks?|costs?|wast\w*|pollut\w*|los[est]\w*|expensive|cruel\w*|useless|interfer\w*|disadvantages?|drawbacks?|problems?|against|worse|too)\b|n['’]t\b/i;

/**
 * Of a sentence that tells two views, the one against a thesis of the given side: a thesis for something is opposed by
 * what speaks of harm. The whole sentence where it tells only one view or the words do not show which is which.
 */
export const opposingHalf = (text: string, side: ThesisSide | null): string => {
  const cut = secondView.exec(text);
  if (!cut || (side !== 'for' && side !== 'against')) return text;
  const first = text.slice(0, cut.index).replace(/^while /i, '');
  const second = text.slice(cut.index + cut[0].length);
  if (negative.test(first) === negative.test(second)) return text;
  return negative.test(first) === (side === 'for') ? first : second;
};
