import type { ReadEssay } from '../../essay.ts';

/** Whether a thesis speaks for its subject, against it, for both sides, or does not say. */
export type ThesisSide = 'for' | 'against' | 'both';

const both =
  /\bboth\b(?! (?:parents|sexes|genders|men|boys)\b)|\bsometimes\b.{1,80}\bsometimes\b|\bdepends?\b|\bequally (?:important|good|useful)\b|\b(?:advantages?|benefits?|pros|merits|positives?|good) (?:and|as well as|or) (?:\w+ )?(?:disadvantages?|drawbacks?|cons|demerits|negatives?|bad|problems)\b|\bbalance (?:between|of)\b/i;
const notMore = /\b(?:outweighs?|outnumber|overshadow|exceed|more (?:\w+ )?than|greater than)\b/i;
const against =
  /\b(?:should|must|ought)(?: not|n['’]t)\b|\b(?:disadvantages?|drawbacks?|demerits|negatives?|harms?|downsides?|shortcomings) (?:\w+ ){0,4}(?:outweigh|outnumber|overshadow|exceed|(?:is|are) (?:more|greater))|\bmore (?:disadvantages?|drawbacks|harm|negative|problems|bad)|\b(?:ban(?:ned)?|abolish(?:ed)?|prohibit(?:ed)?|forbidden|outlawed?|against|disagree|harm(?:s|ed|ing|ful)?|damag\w+|destroy\w*|threat(?:en\w*)?|negative(?:ly)?|bad(?: for| effect| influence|ly)?|dangerous|detriment\w*|worse|wrong|a waste|useless|cannot|unnecessary|ruin\w*)\b/i;

/** 'It can make many serious problems': the thing brings something bad about. */
const brings =
  /\b(?:has|have|causes?|causing|makes?|brings?|creates?|leads? to|poses?) (?:(?!no\b|fewer\b|less\b)\w+ ){0,3}(?:problems?|drawbacks?|disadvantages?|downsides?|difficult(?:y|ies)|troubles?|risks?|dangers?)\b/i;
/** 'Children should be not allowed to', 'are not to be permitted'. */
const refuses =
  /\b(?:not|never) (?:\w+ ){0,2}?(?:allowed|permitted|encouraged|supported|promoted|legali[sz]ed)\b/i;

/** The side that a thesis takes towards its subject; null where the essay states none. By its wording alone. */
export const thesisSideOf = ({ thesis }: Pick<ReadEssay, 'thesis'>): ThesisSide | null => {
  if (!thesis?.stated) return null;
  const { text } = thesis.sentence;
  // 'Although it has drawbacks, …' speaks for its subject.
  const own = text.replace(
    /^\W*(?:[^,]{2,30}, )?(?:(?:even )?though|although|while|despite)\b[^,]{1,200},/i,
    '',
  );
  if (both.test(own) && !notMore.test(own)) return 'both';
  const isAgainst = against.test(own) || brings.test(own) || refuses.test(own);
  return isAgainst && !/\b(?:advantages|benefits) (?:\w+ ){0,4}outweigh/i.test(own)
    ? 'against'
    : 'for';
};

const limits =
  /\b(?:provided|as long as|so long as|on condition|only (?:if|when|for|in|those|where|after|the|a|with|at|one)|not only|unless|except|but not|though not|half of|in some cases|in (?:certain|some) (?:ways|situations)|to (?:some|a certain|an) extent|partly|sometimes|depends?|if)\b|,? but\b/i;

/** Whether a thesis limits itself, so that the other side already has a share in it: 'provided that', 'but not'. */
export const isLimited = (thesis: string): boolean => limits.test(thesis);
