/** A word that readers understand differently, and a question that makes the writer choose. */
export interface OpenTerm {
  sort: string;
  sign: RegExp;
  ask: string;
}

/** Each question names cases that pull the word in different directions. */
export const OPEN_TERMS: readonly OpenTerm[] = [
  {
    sort: 'fairness',
    sign: /\b(?:un)?fair(?:ness|ly)?\b/i,
    ask: 'Is it fair if everybody gets the same, or if those who need more get more? Your point may hold for only one of the two.',
  },
  {
    sort: 'equality',
    sign: /\b(?:in)?equal(?:ity|ly)?\b/i,
    ask: 'Do you mean the same chances for everybody, or the same results? What would you say to a reader who wants the other one?',
  },
  {
    sort: 'success',
    sign: /\bsuccess(?:ful|fully)?\b/i,
    ask: 'One person earns a lot and dislikes the job, another earns little and loves it. Which of them do you call successful, and does your reason lead there?',
  },
  {
    sort: 'happiness',
    sign: /\b(?:happiness|happy|happier)\b/i,
    ask: 'Do you mean a good mood for an hour, or being content with one’s life? Does your reason lead to both?',
  },
  {
    sort: 'rights',
    sign: /\b(?:has|have|had|the|a|their|our|human|basic) rights?\b/i,
    ask: 'If this is a right, somebody has to do something for it or to stop doing something. Who is that, and what does it cost them?',
  },
  {
    sort: 'addiction',
    sign: /\baddict(?:ed|ion|ive|s)?\b/i,
    ask: 'Doing something often is not yet an addiction. What would show your reader that people can’t stop, and don’t just enjoy it?',
  },
  {
    sort: 'waste',
    sign: /\bwaste of (?:time|money|resources)\b/i,
    ask: 'A waste compared with what? What would people really do instead, and is that worth more?',
  },
  {
    sort: 'independence',
    sign: /\bindependen(?:t|ce)\b/i,
    ask: 'Independent in money, in decisions, or in daily life? Take the one you mean and say what a person could do then that they can’t do now.',
  },
  {
    sort: 'responsibility',
    sign: /\bresponsib(?:le|ility)\b(?! (?:for|of)\b)/i,
    ask: 'What would a reader see somebody do who has become more responsible? Does what you describe lead to that, or only to obeying?',
  },
  {
    sort: 'maturity',
    sign: /\b(?:im)?matur(?:e|ity)\b/i,
    ask: 'Some people of one age are mature and others are not. If age doesn’t make the difference, what does?',
  },
  {
    sort: 'social skills',
    sign: /\b(?:social|communicat\w+|interpersonal|people) skills?\b/i,
    ask: 'Which skill do you mean: listening, speaking before others, or making friends? Take one and show how it grows or suffers.',
  },
  {
    sort: 'creativity',
    sign: /\bcreativ(?:e|ity)\b/i,
    ask: 'How could somebody tell that a person has become more creative, and not just more skilled?',
  },
  {
    sort: 'culture',
    sign: /\b(?:cultures?|traditions?)\b/i,
    ask: 'Which part of a culture do you mean: language, food, customs, beliefs? Is there one of them for which your point is not true?',
  },
  {
    sort: 'freedom',
    sign: /\bfreedom\b/i,
    ask: 'Whose freedom grows here, and whose becomes smaller by it?',
  },
  {
    sort: 'progress',
    sign: /\b(?:progress|standard of living|quality of life)\b/i,
    ask: 'What would you measure to see it: income, health, free time? What if one of them rises while another falls?',
  },
  {
    sort: 'danger',
    sign: /\b(?:dangerous|risky|unsafe)\b/i,
    ask: 'How dangerous is it, compared with something that most people do every day without a thought?',
  },
];
