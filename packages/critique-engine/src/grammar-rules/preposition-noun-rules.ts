import { phraseRule } from './phrase-rule.ts';
import type { GrammarRule } from './grammar-rule.ts';
import { ingOf } from './verb-forms.ts';

const object =
  '(?=(?:the|a|an|my|your|his|her|our|their|its|this|that|these|those|it|them|us|me|him|you|people|what|how|society|life|[a-z]+ing)\\b)';

/** After an adjective: [adjectives, wrong ones, right one]. */
const afterAdjective: readonly [string, string, string][] = [
  [
    'afraid|proud|capable|fond|full|jealous|ashamed|aware|scared|tired',
    'from|with|for|to|on|in|about',
    'of',
  ],
  ['famous|responsible|suitable|grateful|ready|essential|necessary', 'of|by|with|on', 'for'],
  [
    'similar|equal|superior|inferior|accustomed|addicted|devoted|dedicated|related|opposed|harmful|useful|beneficial|important',
    'with|than|at|on',
    'to',
  ],
  ['satisfied|disappointed|bored|happy|pleased', 'of|for|on|from', 'with'],
  ['worried|excited|curious|enthusiastic|concerned', 'of|on|to|at', 'about'],
  ['keen|based|dependent|focused', 'in|of|at|to|from', 'on'],
  ['involved|located|situated|interested', 'on|to|at|about', 'in'],
  ['different|separated|far', 'of|to|with|than', 'from'],
];
/** After a noun. */
const afterNoun: readonly [string, string, string][] = [
  ['reason|reasons|respect|demand|preference|desire', 'of|to|about', 'for'],
  ['impact|influence|effect|effects|emphasis|dependence', 'in|to|at|for|over', 'on'],
  [
    'increase|decrease|rise|interest|improvement|participation|difficulty|difficulties',
    'of|on|at',
    'in',
  ],
  [
    'solution|solutions|access|damage|answer|invitation|exposure|attitude|contribution|threat|addiction',
    'of|at|on|in|with',
    'to',
  ],
];

const swapped = (
  kind: string,
  table: readonly [string, string, string][],
  after: string,
  confidence: number,
): GrammarRule[] =>
  table.map(([words, wrong, right]) =>
    phraseRule(
      `${kind}-${right}`,
      new RegExp(`\\b(${words}) (?:${wrong}) ${after}`, 'gi'),
      `$1 ${right} `,
      `the word is followed by “${right}”`,
      { confidence },
    ),
  );

/** Prepositions after adjectives and nouns, and in set phrases. */
export const PREPOSITION_NOUN_RULES: readonly GrammarRule[] = [
  ...swapped('adjective', afterAdjective, object, 0.75),
  ...swapped('noun', afterNoun, object, 0.7),
  {
    id: 'capable-to',
    pattern: /\b(capable|incapable) (?:to|for) ([a-z]{2,15})\b(?<!ing)/gi,
    better: (m) => `${m[1]} of ${ingOf((m[2] ?? '').toLowerCase())}`,
    because: (m) => `one is ${m[1]} of doing something`,
    severity: 2,
    confidence: 0.85,
  },
  phraseRule(
    'in-spite',
    /\bin spite (?=(?:the|my|his|her|their|our|all|being|having|that)\b)/gi,
    'in spite of ',
    'it is “in spite of”',
  ),
  phraseRule(
    'instead-to',
    /\binstead to (?=[a-z])/gi,
    'instead of ',
    'it is “instead of” and the verb in -ing',
  ),
  phraseRule('except-of', /\bexcept of\b/gi, 'except for', 'it is “except for”'),
  phraseRule(
    'due-of',
    /\b(due|thanks|owing) (?:of|for) the\b/gi,
    '$1 to the',
    'it is followed by “to”',
  ),
  phraseRule('because-the-fact', /\bdue (?:the|that)\b/gi, 'due to the', 'it is “due to”', {
    confidence: 0.7,
  }),
  phraseRule(
    'in-the-other-hand',
    /\b(?:in|by|at|to) (the other hand|one hand|the one hand)\b/gi,
    'on $1',
    'it is “on the one hand … on the other hand”',
  ),
  phraseRule(
    'on-other-hand',
    /\bon other hand\b/gi,
    'on the other hand',
    'it is “on the other hand”',
  ),
  phraseRule(
    'point-of-view',
    /\b(?:in|on|at|by|for) (my|his|her|their|our|this|some|another) point of view\b/gi,
    'from $1 point of view',
    'one looks from a point of view',
  ),
  phraseRule(
    'according-to-me',
    /\baccording to me\b/gi,
    'in my opinion',
    'others are cited with “according to”; for oneself it is “in my opinion”',
  ),
  phraseRule(
    'same-time',
    /\b(?:in|on) (the same time|the same moment|the end of the day)\b/gi,
    'at $1',
    'a point in time takes “at”',
    { confidence: 0.85 },
  ),
  phraseRule(
    'in-this-moment',
    /\b(?:in|on) (this moment|that moment|the moment)\b/gi,
    'at $1',
    'a moment takes “at”',
    { confidence: 0.75 },
  ),
  phraseRule(
    'weekday',
    /\b(?:in|at) ((?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/gi,
    'on $1',
    'days take “on”',
  ),
  phraseRule(
    'month',
    /\b(?:on|at) ((?:january|february|april|june|july|august|september|october|november|december))\b(?! \d| the)/gi,
    'in $1',
    'months take “in”',
  ),
  phraseRule('year', /\b(?:on|at) ((?:19|20)\d\d)\b(?!,?\d)/gi, 'in $1', 'years take “in”', {
    confidence: 0.8,
  }),
  phraseRule(
    'at-the-morning',
    /\b(?:at|on) the (morning|afternoon|evening)(?=[ .,;!?]|$)(?! of)/gi,
    'in the $1',
    'parts of the day take “in the”',
    { confidence: 0.8 },
  ),
  phraseRule(
    'in-night',
    /\b(?:in|on) (night|weekends?)\b/gi,
    'at $1',
    'it is “at night”, “at the weekend”',
  ),
  phraseRule('in-the-weekend', /\bin the (weekends?)\b/gi, 'at the $1', 'it is “at the weekend”'),
  phraseRule(
    'in-past',
    /\bin past\b(?! (?:years|times|decades|centuries|few|papers|exams))/gi,
    'in the past',
    'it is “in the past”',
  ),
  phraseRule(
    'in-home',
    /\b(?:in|on) home\b(?! (?:country|town|page))/gi,
    'at home',
    'it is “at home”',
  ),
  phraseRule('by-foot', /\b(?:by|with) foot\b/gi, 'on foot', 'it is “on foot”'),
  phraseRule(
    'by-own',
    /\b(?:by|with|in|at) (my|your|his|her|our|their) own(?=[.,;!?]|$| (?:and|because|but|when|without)\b)/gi,
    'on $1 own',
    'alone is “on one’s own”',
  ),
  phraseRule(
    'in-tv',
    /\b(?:in|at|by) (?:the )?(tv|television|radio)\b(?! (?:shows?|programmes?|programs?|series|stations?|studio|industry|channels?|caf|connection|access))/gi,
    'on $1',
    'media take “on”',
    { confidence: 0.7 },
  ),
  phraseRule(
    'since-years',
    /\bsince ((?:two|three|four|five|six|seven|eight|nine|ten|twenty|many|several|some|a few|a long|\d+) (?:years|months|weeks|days|hours|time|centuries|decades))\b(?! ago| before)/gi,
    'for $1',
    '“since” names a beginning; a length of time takes “for”',
  ),
  phraseRule(
    'during-years',
    /\bduring ((?:two|three|four|five|six|seven|eight|nine|ten|twenty|many|several|a long|about|\d+) (?:years|months|weeks|days|hours|minutes|time))\b/gi,
    'for $1',
    'a length of time takes “for”',
    { confidence: 0.8 },
  ),
  phraseRule(
    'at-first-time',
    /\b(?:at|in) the first time\b/gi,
    'for the first time',
    'it is “for the first time”, or “at first”',
    { confidence: 0.7 },
  ),
  phraseRule(
    'as-conclusion',
    /^(?:as (?:a )?conclusion|for conclusion|in a conclusion|to conclusion|for conclude|in conclude|to conclude with)\b/gi,
    'In conclusion',
    'it is “in conclusion” or “to conclude”',
  ),
];
