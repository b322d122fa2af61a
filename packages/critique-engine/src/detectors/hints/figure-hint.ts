const share = /%|cent/i;
const rate = / (?:in|out of) /i;
const change =
  /\b(?:rose|risen|rises?|fell|fallen|falls?|grew|grown|grows?|increase[sd]?|decrease[sd]?|dropp?(?:ed|s)?|declined?|doubled|went up|went down|became)\b/i;
const comparison = /\b(?:more|less|fewer|higher|lower|above|below|likelier|[a-z]{3,}er than)\b/i;
const money =
  /\b(?:budget|costs?|rand|prices?|income|wages?|money|spend(?:s|ing)?|spent|pays?|paid|tax(?:es)?|profits?)\b/i;
/** The people or things that a share is of: 'of all teachers', 'of the water'. */
const whole =
  /^\W{0,2}of (?:all |the |our |its |their |these |those )*(?:\p{L}+ )?(\p{L}+s|people|children|women|men)\b/iu;

/**
 * What to ask about a number without a source. `before` and `after` are the words around it in its sentence: a change
 * has a start and an end, a share is of somebody, a large count comes from an estimate.
 */
export const figureHint = (number: string, before: string, after: string): string => {
  const near = `${before.slice(-60)} ${after.slice(0, 60)}`;
  if (rate.test(number))
    return `Who was asked, so that it came out as “${number}”? How many people were that in all?`;
  if (!share.test(number))
    return money.test(near)
      ? `Whose accounts would show “${number}”, and for which year?`
      : `Could anybody count “${number}”, or did somebody estimate it? Who was that?`;
  const isCompared = comparison.test(after.slice(0, 25));
  if (!isCompared && change.test(near))
    return `“${number}” compared with what, and between which two years?`;
  if (isCompared || comparison.test(near))
    return `Who compared the two sides of “${number}”, and were they alike in everything else?`;
  const of = whole.exec(after)?.[1];
  if (of)
    return `Who counted these ${of.toLowerCase()}, and how many of them did they look at in all?`;
  if (money.test(near))
    return `“${number}” of which amount is that, and in whose books does it stand?`;
  return `“${number}” of whom is that, and who asked or counted them?`;
};
