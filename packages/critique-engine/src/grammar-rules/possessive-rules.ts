import type { GrammarRule } from './grammar-rule.ts';
import { phraseRule } from './phrase-rule.ts';

const owned =
  'life|opinions?|minds?|health|rights|behaviou?r|attention|future|habits|feelings|happiness|attitudes?|expectations|education|money|safety|needs|interests|development|lifestyle|point of view|eyes|hearts|rooms?|clothes|toys|houses?|cars?|name|birthday|wedding|bedroom|garden|voice|job|parents|problems|performance|skills|choice|responsibility|role|ability|success';

/** Possessives: a missing 's or a superfluous apostrophe. */
export const POSSESSIVE_RULES: readonly GrammarRule[] = [
  phraseRule(
    'plural-possessive',
    new RegExp(
      `(?<=\\b(?:of|about|affects?|improves?|influences?|protects?|respects?|risks?|the) )(people|children|women|men|everyone|everybody|someone|somebody) (?!needs|minds?|interests|eyes|houses|name|voice)(${owned})\\b(?! (?:centre|center|room|system|insurance|care)\\b)`,
      'gi',
    ),
    '$1’s $2',
    'an apostrophe and an s show whose it is',
    { confidence: 0.75 },
  ),
  phraseRule(
    'people-lives',
    /\b(?<=\b(?:change|changes|changed|changing|affect|affects|affected|affecting|improve|improves|improving|in|of|on|about|save|saves|saving|saved|into|ruin|make|makes|made|making|many|most|influence|other|young) )(people|children|women|men) (lives|health|minds|behaviou?r|opinions?|attitudes?|self[- ](?:esteem|confidence))(?=[.,;!?]|$| (?:and|or|but|because|in|by|for|to|when|if|as|with|easier|better|more|is|are|will|can|has|have)\b)/gi,
    '$1’s $2',
    'an apostrophe and an s show whose it is',
  ),
  phraseRule(
    'students-esteem',
    /(?<!\ba )\b(students|teenagers|kids|learners|teachers|workers|employees|pupils) (self[- ](?:esteem|confidence|respect|discipline))\b/gi,
    '$1’ $2',
    'an apostrophe shows whose it is',
  ),
  phraseRule(
    'persons-thing',
    new RegExp(
      `\\b((?:my|his|her|our|your|their) (?:best )?(?:friend|mother|father|brother|sister|teacher|boss|grandmother|grandfather|uncle|aunt|cousin|mum|mom|dad|wife|husband|son|daughter|neighbour))s (${owned}|dog|cat|phone|book|family|shop|company)\\b`,
      'gi',
    ),
    '$1’s $2',
    'whose it is takes an apostrophe before the s',
    { confidence: 0.85 },
  ),
  phraseRule(
    'todays-society',
    /\b(?:today|todays|nowadays) (society|world|life|youth|generation|students|young people|children|economy|technology|problems)\b/gi,
    'today’s $1',
    'of today is “today’s”',
    { confidence: 0.85 },
  ),
  {
    id: 'peoples-thing',
    pattern: new RegExp(
      `\\b(people|children|women|men|today|everyone|someone)s (${owned})\\b`,
      'gi',
    ),
    replacement: (m) => `${m[1]}’s ${m[2]}`,
    reason: () => 'an apostrophe and an s show whose it is',
    severity: 2,
    confidence: 0.85,
  },
  phraseRule(
    'plural-apostrophe',
    /(?<!\b(?:an?|one|each|every|another|than the|than my|than this|than that) (?:\w+ )?)\b(car|book|film|phone|computer|shop|game|photo|video|cd|dvd|tv|pc|holiday|friend|parent|problem|thing|teenager|student|teacher|tourist)['’]s (?=(?:are|were|have|which|who|that|and|or|in|on|to|for|can|will)\b)/gi,
    '$1s ',
    'a plural has no apostrophe',
    { confidence: 0.75 },
  ),
];
