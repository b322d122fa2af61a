const TIME = String.raw`ago|yesterday|last (?:year|month|week|night|time)`;
const PAST_TIME = new RegExp(String.raw`\b(?:${TIME})\b`, 'i');

/** Whether a time in the past is named, beside which the verb needs its past form. */
export const namesPastTime = (words: string): boolean => PAST_TIME.test(words);

/** What shows that a sentence tells of the past, where a verb without an ending may stand for a past form. */
const PAST = new RegExp(
  String.raw`\b(?:${TIME}|was|were|had|did|didn['’]t|went|said|told|saw|came|got|took|gave|made|left|felt|thought|knew|became|began|one day|years later|[a-z]{3,}(?<!need|feed|seed|speed|breed|bleed|indeed|exceed|proceed|succeed|hundred)ed)\b`,
  'i',
);

/** Whether a sentence tells of the past, so that an s is hardly what its verb lacks. */
export const mayTellOfPast = (sentence: string): boolean => PAST.test(sentence);

/** Whether a verb of a common kind in the sentence is clearly in the past, and none in the present. */
export const tellsOfPast = (sentence: string): boolean =>
  (namesPastTime(sentence) ||
    /\b(?:was|were|had|did|went|said|told|saw|came|took|asked|wanted|decided|stood)\b/i.test(
      sentence,
    )) &&
  !/\b(?:is|are|has|does|always|usually|every)\b/i.test(sentence);
