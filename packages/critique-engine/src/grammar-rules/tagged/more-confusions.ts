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
];
