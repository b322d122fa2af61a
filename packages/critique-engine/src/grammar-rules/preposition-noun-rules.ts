import { phraseRule } from './phrase-rule.ts';
import type { GrammarRule } from './grammar-rule.ts';
import { ingOf } from './verb-forms.ts';

const object =
  '(?=(?:the|a|an|my|your|his|her|our|their|its|this|that|these|those|it|them|us|me|him|you|people|what|how|society|life|[a-z]+ing)\\b)';

/** After an adjective: [adjectives, wrong ones, right one]; only pairs that hardly any sentence has side by side by right. */
const afterAdjective: readonly [string, string, string][] = [
  ['afraid|fond|jealous', 'from', 'of'],
  ['famous|responsible|grateful', 'of', 'for'],
  ['similar|superior|inferior|related|accustomed|addicted|devoted', 'than|with', 'to'],
  ['satisfied|pleased', 'of', 'with'],
  ['worried|excited|enthusiastic|concerned', 'of', 'about'],
  ['dependent', 'of|from', 'on'],
  ['interested', 'on|about', 'in'],
];
/** After a noun. */
const afterNoun: readonly [string, string, string][] = [
  ['impact|influence', 'to', 'on'],
  ['access|addiction', 'of', 'to'],
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
      new RegExp(
        `(?<!\\b(?:most|more|least|less|one|as) )\\b(${words}) (?:${wrong}) ${after}(?!the (?:start|beginning|first|outset|moment|end)\\b)`,
        'gi',
      ),
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
    pattern:
      /\b(capable|incapable) to (?!the\b|me\b|him\b|her\b|us\b|them\b|an?\b)([a-z]{2,15})\b(?<!ing)/gi,
    replacement: (m) => `${m[1]} of ${ingOf((m[2] ?? '').toLowerCase())}`,
    reason: (m) => `we say “${m[1]} of doing something”`,
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
    /^instead to (?=[a-z])/gi,
    'instead of ',
    'it is “instead of” and the verb in -ing',
  ),
  phraseRule('except-of', /\bexcept of\b/gi, 'except for', 'it is “except for”'),
  phraseRule('due-of', /\b(due|thanks|owing) of the\b/gi, '$1 to the', 'it is followed by “to”'),
  phraseRule('because-the-fact', /\bdue the fact\b/gi, 'due to the fact', 'it is “due to”', {
    confidence: 0.7,
  }),
  phraseRule(
    'in-the-other-hand',
    /(?<=^|[,;] )(?:in|by|at|to) (the other hand|the one hand)\b(?! (?:is|was|were)\b|,? (?:i|we|they|he|she) had\b|.*\b(?:hold|held|holding|carr\w+|grip\w*)\b)/gi,
    'on $1',
    'it is “on the one hand … on the other hand”',
  ),
  phraseRule(
    'on-other-hand',
    /(?:\bon|(?<=^|[,;] |\b(?:and|but) )(?:in|by|at|for)) (?:an )?other hand\b/gi,
    'on the other hand',
    'it is “on the other hand”',
  ),
  phraseRule(
    'point-of-view',
    /(?<=^|[,;] )(?:in|on|at|by|for) (my|his|her|their|our) point of view\b/gi,
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
    /(?<=^|, |\b(?:and|but) )(?:in|on) (the same time|the same moment|the end of the day)(?=[,.]|$| (?:i|we|you|they|it|there)\b)/gi,
    'at $1',
    'a point in time takes “at”',
    { confidence: 0.85 },
  ),
  phraseRule(
    'in-this-moment',
    /(?<!\b(?:liv\w+|caught(?: up)?|lost|be|being|present|joy|fully) )\b(?:in|on) (this moment|the moment)(?=[.,]|$| (?:i|we|there|people|in|the|my|it|you|they|many)\b)/gi,
    'at $1',
    'a moment takes “at”',
    { confidence: 0.75 },
  ),
  phraseRule(
    'weekday',
    /\b(?:in|at) ((?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?=[.,;!?]|$| (?:because|i|we|they|at)\b)/gi,
    'on $1',
    'days take “on”',
  ),
  phraseRule(
    'month',
    /\b(?:on|at) ((?:january|february|september|october|november|december))(?=[.,;]|$| (?:because|i|we|last)\b)/gi,
    'in $1',
    'months take “in”',
  ),
  phraseRule(
    'year',
    /(?<=\b(?:born|started|began|happened|died|built|opened|founded|moved|arrived|published|released) )(?:on|at) ((?:19|20)\d\d)\b(?![,-]?\d)/gi,
    'in $1',
    'years take “in”',
    {
      confidence: 0.8,
    },
  ),
  phraseRule(
    'at-the-morning',
    /\b(?:at|on) the (morning|afternoon|evening)(?=[.,;!?]|$)/gi,
    'in the $1',
    'parts of the day take “in the”',
    { confidence: 0.8 },
  ),
  phraseRule(
    'in-night',
    /\bin (night|weekends?)(?=[.,;!?]|$| (?:because|when|we|i|they)\b)/gi,
    'at $1',
    'it is “at night”, “at the weekend”',
  ),
  phraseRule(
    'in-the-weekend',
    /\bin the (weekends?)(?=[.,;!?]|$| (?:and|because|i|we)\b)/gi,
    'at the $1',
    'it is “at the weekend”',
  ),
  phraseRule(
    'in-past',
    /\bin past(?=[.,;]|$| (?:people|we|it)\b)/gi,
    'in the past',
    'it is “in the past”',
  ),
  phraseRule(
    'in-home',
    /\b(?:in|on) home(?=[.,;!?]|$| (?:because|with|at)\b)/gi,
    'at home',
    'it is “at home”',
  ),
  phraseRule(
    'by-own',
    /(?<!(?:ed|en|wn|un|lt|nt) )\bby (my|your|his|her|our|their) own(?=[.,;!?]|$| (?:because|but|when|without)\b)/gi,
    'on $1 own',
    'alone is “on one’s own”',
  ),
  phraseRule(
    'in-tv',
    /(?<=\b(?:see|seen|saw|watch|watched|watching|shown|appear|appears|appeared|hear|heard|programmes?|programs?|films?|movies?|adverts?|advertisements?) )in (?:the )?(tv|television|radio)(?=[.,;!?]|$| (?:because|i|we|they|every)\b)/gi,
    'on $1',
    'media take “on”',
    { confidence: 0.7 },
  ),
  phraseRule(
    'since-years',
    /\bsince ((?:two|three|four|five|six|seven|eight|nine|ten|twenty|many|several|some|a few|a long|\d+) (?:years|months|weeks|days|hours|time|centuries|decades))(?=[,.!?;]|$| (?:and|because|the|my|our|his|her|their|it|they|we|i|he|she|people|there)\b(?! (?:ha[sd]|have)\b))/gi,
    'for $1',
    '“since” names a beginning; a length of time takes “for”',
  ),
  phraseRule(
    'during-years',
    /\bduring ((?:two|three|four|five|six|seven|eight|nine|ten|twenty|many|several|a long|about|\d+) (?:years|months|weeks|days|hours|minutes|time))(?! (?:of|in|at|as|with|spent|on)\b)/gi,
    'for $1',
    'a length of time takes “for”',
    { confidence: 0.8 },
  ),
  phraseRule(
    'at-first-time',
    /\b(?:at|in) the first time(?=[.!?]|$| (?:i|we|it)\b)/gi,
    'for the first time',
    'it is “for the first time”, or “at first”',
    { confidence: 0.7 },
  ),
  phraseRule(
    'as-conclusion',
    /^(?:as (?:a )?conclusion|for conclusion|in a conclusion|to conclusion|for conclude|in conclude)(?=,| (?:i|we)\b)/gi,
    'In conclusion',
    'it is “in conclusion” or “to conclude”',
  ),
];
