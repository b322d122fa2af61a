import type { Confusion } from './confusions.ts';

/** More pairs that are told apart by their neighbours: forms of a verb, places and owners. */
export const MORE_CONFUSIONS: readonly Confusion[] = [
  {
    id: 'affect-noun',
    right: 'effect',
    why: 'the noun is “effect”',
    frames: [
      'a|an|the|this|any|no|some|negative|positive|big|bad|good|great|huge|side|strange|strong [affect] on|of|in|$',
      'a|an|the|this|any|no|some ADJ [affect] on|of|in|$',
    ],
  },
  {
    id: 'affects-noun',
    right: 'effects',
    why: 'the noun is “effects”',
    frames: [
      'negative|positive|bad|good|great|side|many|some|these|any|harmful|long-term [affects] on|of|and|$',
    ],
  },
  {
    id: 'effect-verb',
    right: 'affect',
    why: 'the verb is “affect”',
    frames: [
      "can|could|will|would|may|might|to|not|don't|doesn't|didn't|also|negatively|it [effect] how|our|your|my|their|his|her|us|them|me|you|people|students|children|everyone|others|someone",
      "can|could|will|would|may|might|to|not|don't|doesn't|didn't|negatively [effect] the !change|changes|reform|reforms|cure|release|sale|transition",
    ],
    confidence: 0.8,
  },
  {
    id: 'effected-verb',
    right: 'affected',
    why: 'the verb is “affect”',
    frames: [
      '[effected] my|our|your|their|his|her|every|many|people|me|us|them|everyone',
      'is|are|was|were|been|be|get|got|badly|negatively|most [effected] by',
    ],
    confidence: 0.8,
  },
  {
    id: 'form-from',
    right: 'from',
    why: 'where it begins is “from”',
    frames: [
      'came|come|comes|coming|learnt|learned|different|far|away|apart|suffer|suffers|escape|escaped|heard|received|bought|borrowed|graduate|graduated [form] DET|PRON|NOUN|PROPN',
      'lot|much|things|something [form] DET|PRON|NOUN|PROPN',
      'far|away|apart|different [form] VERB',
    ],
  },
  {
    id: 'advice-advise',
    right: 'advise',
    why: 'the verb is “advise”',
    frames: [
      "@modal|i|we|they|i'd|would|strongly [advice] you|him|her|them|us|me|people|everyone|that|students|against|all",
    ],
  },
  {
    id: 'advise-advice',
    right: 'advice',
    why: 'the noun is “advice”',
    frames: [
      'an|a|some|my|your|his|her|their|our|good|bad|any|the|this|of|for|best|give|gave|ask|need|take [advise] !you|him|her|them|us|me|people|that|and',
    ],
  },
  {
    id: 'practice-verb',
    right: 'practise',
    why: 'in South African and British spelling the verb has an s',
    frames: [
      'want|wants|need|needs|have|has|had|time|able|try to [practice] it|my|our|their|your|a|the|sport|sports|english|medicine|law|everyday|more|it|every',
      'can|must|should|i|we|they|will|could [practice] my|our|their|a|the|it|sport|sports|english|every|everyday|more',
    ],
    confidence: 0.75,
  },
  {
    id: 'where-were',
    right: 'were',
    why: 'the past of “are” is “were”, and a place is “where”',
    frames: [
      'they|we|you [where] ADJ|@ing|not|very|so|in|at|all|going|the|a|born|always|both',
      '@many [where] ADJ after|before|because|in|on|at|to|for|and|of|with|when|$',
    ],
  },
  {
    id: 'practise-noun',
    right: 'practice',
    why: 'in South African and British spelling the noun has a c',
    frames: [
      'in|into [practise] !DET|PRON|NOUN|PROPN|ADJ',
      '^ in [practise] PRON|DET',
      'a|the|of|good|best|common|bad|daily|more|much|this [practise] is|has|was|of|that|and|for|in|because|to|$',
    ],
    confidence: 0.8,
  },
  {
    id: 'were-where',
    right: 'where',
    why: 'a place is “where”, and the past of “are” is “were”',
    frames: [
      '@place [were] i|we|they|he|she|people|you !$',
      '@place [were] my|our|his|her|their|your|the NOUN VERB|AUX',
      'know|knows|see|knew|from|is [were] i|we|they|he|she|you|people|the',
      '@shows [were] DET|my|your|his|her|its|our|their|between|most|i|we|they|he|she|it|people',
      '^ [were] he|she|it @third',
      '^ [were] i|we|they|you|people|students|children @base',
    ],
  },
  {
    id: 'your-youre',
    right: "you're",
    why: 'it stands for “you are”',
    frames: [
      'that|when|if|because|think|know|and|but|so|what|where|as|while|unless [your] wrong|right|welcome|going|not|trying|allowed|able|sure|supposed|gonna|always|never|getting|ready|tired|sad|happy|alone !NOUN',
      '^ [your] wrong|welcome|going|not|trying|able|supposed|gonna|getting !NOUN',
      'when|if|because|while|what [your] doing|talking|looking|working|playing|feeling it|the|a|to|something|ADJ|with|in|$',
    ],
    confidence: 0.8,
  },
  {
    id: 'youre-your',
    right: 'your',
    why: '“your” means “of you”',
    frames: [
      "in|on|of|with|for|to|about|from|at|by [you're] NOUN|own|best|ADJ !to",
      "^ [you're] @one VERB|is|was|will|has",
      "when|if|because|that|and [you're] @one is|was|has|will|arrives|comes|goes",
      "do|use|lose|change|improve|spend|follow|help|make|take|ask|tell|@takes [you're] NOUN|own|@owned",
      "[you're] own NOUN|ADJ|$",
    ],
    confidence: 0.8,
  },
  {
    id: 'whos-whose',
    right: 'whose',
    why: 'of whom is “whose”',
    frames: [
      "NOUN|someone|somebody|anyone|people [who's] NOUN|@owned is|was|are|were|has|have|had|will|VERB",
      "NOUN|someone|people [who's] @describing NOUN is|are|was|were|has|have|had|will|VERB",
      "@asks|by|on|about|learn|learns|guess [who's] NOUN it|this|that|he|she|they",
      "[who's] own|name|parents|job|life|mother|father|children|fault|idea|turn|family",
    ],
  },
  {
    id: 'whose-whos',
    right: "who's",
    why: 'it stands for “who is”',
    frames: ['[whose] going|coming|been|got|not|there|ready|responsible|trying|always|really'],
  },
  {
    id: 'past-passed',
    right: 'passed',
    why: 'the verb is “passed”',
    frames: [
      'i|we|they|he|she [past] the|my|all|away|his|her|our|their|this|that',
      'have|has|had [past] the|my|all|away|by|his|our|their|since',
      'time|days|years|months|hours [past] quickly|by|fast|slowly',
    ],
  },
  {
    id: 'passed-past',
    right: 'past',
    why: 'the time before now is “the past”',
    frames: [
      'in|from|of|about|over|during the|my|our|his|her|their [passed] year|years|week|weeks|month|months|few|decade|decades|and|people|when|$',
      'walked|went|ran|drove|go|get|walk [passed] DET|PRON',
    ],
  },
  {
    id: 'break-brake',
    right: 'brakes',
    why: 'what stops a car is its “brakes”',
    frames: [
      'hit|hits|slammed|slam|pressed|press|checked|check the|his|her|my|your [breaks]',
      'on the [breaks]',
    ],
  },
  {
    id: 'brake-break',
    right: 'break',
    why: 'to damage or to pause is to “break”',
    frames: [
      '@modal [brake] down|up|into',
      '@modal [brake] DET|PRON rules|rule|law|laws|window|windows|wall|record|glass|ice|chain|habit|habits|door|cycle|leg|arm|promise|heart',
      '@modal [brake] DET|PRON ADJ rules|rule|law|laws|window|wall|record|glass|habit|door',
      'a|short|lunch|take|need [brake] from|for|after|between',
    ],
  },
  {
    id: 'principle-person',
    right: 'principal',
    why: 'who leads a school is its “principal”',
    frames: [
      'school|dear|mr|mrs|our|vice [principle] !of|that|is',
      'the|our|my [principle] of our|the|my|his|her school',
      'the|our|my [principle] said|says|told|wants|decided|spoke|asked',
    ],
  },
];
