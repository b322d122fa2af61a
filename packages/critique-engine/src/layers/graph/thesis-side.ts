import type { EssayModel } from '../../essay-model.ts';

/** Whether a thesis speaks for its subject, against it, for both sides, or does not say. */
export type ThesisSide = 'for' | 'against' | 'both';

const both =
  /\bboth\b(?! (?:parents|sexes|genders|men|boys)\b)|\bsometimes\b.{1,80}\bsometimes\b|\bdepends?\b|\bequally (?:important|good|useful)\b|\b(?:advantages?|benefits?|pros|merits|positives?|good) (?:and|as well as|or) (?:\w+ )?(?:disadvantages?|drawbacks?|cons|demerits|negatives?|bad|problems)\b|\bbalance (?:between|of)\b/i;
const notMore = /\b(?:outweighs?|outnumber|overshadow|exceed|more (?:\w+ )?than|greater than)\b/i;
const against =
  /\b(?:should|must|ought)(?: not|n['’]t)\b|\b(?:disadvantages?|drawbacks?|demerits|negatives?|harms?|downsides?|shortcomings) (?:\w+ ){0,4}(?:outweigh|outnumber|overshadow|exceed|(?:is|are) (?:more|greater))|\bmore (?:disadvantages?|drawbacks|harm|negative|problems|bad)|\b(?:ban(?:ned)?|abolish(?:ed)?|prohibit(?:ed)?|forbidden|outlawed?|against|disagree|harm(?:s|ed|ing|ful)?|damag\w+|destroy\w*|threat(?:en\w*)?|negative(?:ly)?|bad(?: for| effect| influence|ly)?|dangerous|detriment\w*|worse|wrong|a waste|useless|cannot|unnecessary|ruin\w*)\b/i;

/** The side that a thesis takes towards its subject; null where the essay states none. By its wording alone. */
export const thesisSideOf = ({ thesis }: Pick<EssayModel, 'thesis'>): ThesisSide | null => {
  if (!thesis?.stated) return null;
  const { text } = thesis.sentence;
  // 'Although it has drawbacks, …' speaks for its subject.
  const own = text.replace(/^\W*(?:(?:even )?though|although|while|despite)\b[^,]{1,200},/i, '');
  if (both.test(own) && !notMore.test(own)) return 'both';
  return against.test(own) && !/\b(?:advantages|benefits) (?:\w+ ){0,4}outweigh/i.test(own)
    ? 'against'
    : 'for';
};

const limits =
  /\b(?:provided|as long as|so long as|on condition|only (?:if|when|for|in|those|where|after|the|a|with|at|one)|not only|unless|except|but not|though not|half of|in some cases|in (?:certain|some) (?:ways|situations)|to (?:some|a certain|an) extent|partly|sometimes|depends?|if)\b|,? but\b/i;

/** Whether a thesis limits itself, so that the other side already has a share in it: 'provided that', 'but not'. */
export const isLimited = (thesis: string): boolean => limits.test(thesis);
