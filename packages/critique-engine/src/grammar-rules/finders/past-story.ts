/** What shows that a sentence tells of the past, where a verb without an ending may stand for a past form. */
const PAST =
  /\b(?:was|were|had|did|didn['’]t|went|said|told|saw|came|got|took|gave|made|left|felt|thought|knew|became|began|ago|yesterday|last (?:year|month|week|night|time)|one day|years later|[a-z]{3,}(?<!need|feed|seed|speed|breed|bleed|indeed|exceed|proceed|succeed|hundred)ed)\b/i;

/** Whether a sentence tells of the past, so that an s is hardly what its verb lacks. */
export const mayTellOfPast = (sentence: string): boolean => PAST.test(sentence);

/** Whether a verb of a common kind in the sentence is clearly in the past, and none in the present. */
export const tellsOfPast = (sentence: string): boolean =>
  /\b(?:was|were|had|did|went|said|told|saw|came|took|asked|wanted|decided|stood|ago|yesterday|last (?:year|month|week|night|time))\b/i.test(
    sentence,
  ) && !/\b(?:is|are|has|does|always|usually|every)\b/i.test(sentence);

/** Whether a time in the past is named, beside which the verb needs its past form. */
export const namesPastTime = (words: string): boolean =>
  /\b(?:last (?:year|month|week|night|time)|yesterday|ago)\b/i.test(words);
