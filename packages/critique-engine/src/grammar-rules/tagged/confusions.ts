import type { GrammarIssueKind } from '../lessons/issue-wording.ts';

/** A pair of words that sound or look alike, and the frames in which the wrong one of them stands. */
export interface Confusion {
  id: string;
  /** The right word. */
  right: string;
  /** A clause that would fit after 'because'. */
  why: string;
  /** Frames as `readFrame` reads them. */
  frames: readonly string[];
  /** @default 'word' */
  kind?: GrammarIssueKind;
  /** @default 0.85 */
  confidence?: number;
}

/** Pairs that are told apart by their neighbours. */
export const CONFUSIONS: readonly Confusion[] = [
  {
    id: 'of-have',
    right: 'have',
    why: 'it sounds like “of”, but the word is “have”',
    frames: [
      "could|should|would|must|couldn't|shouldn't|wouldn't|mightn't [of] @participle",
      'PRON|NOUN might [of] @participle',
      'could|should|would|must|might ADV|not|PART|well [of] @participle',
      'could|should|would|must|might not|never ADV [of] @participle',
    ],
  },
  {
    id: 'there-their',
    right: 'their',
    why: 'whose it is, we say with “their”',
    frames: [
      '@takes|with|about [there] @owned @closes|$',
      '@takes|of|with|by|about|from [there] parents|families|friends|kids|lives !VERB|AUX',
      '@takes|in|of|with|on|by|about|for|to|love|respect [there] own !VERB|AUX',
      '^ [there] @one|@many is|was|are|were|has|have|had|will|can',
      '^ [there] !many|few|some|more @owned will|would|can|could|may|might|should|must',
    ],
    confidence: 0.8,
  },
  {
    id: 'there-theyre',
    right: "they're",
    why: 'it stands for “they are”',
    frames: [
      'that|because|think|say|when|if [there] tired|afraid|trying|able|scared|supposed|allowed|sure',
      'that|because|think|say|when|if [there] going to !be',
      '^ [there] going to DET|PROPN',
      '^ [there] @underway to|in|on|at|for|DET',
      '^ [their] going|trying to @base',
      'because|think|say|says|said|hope|know [their] going|@underway to|in|on|at|for @base|DET|PROPN',
      'said|say|says|think|hope that [their] going|@underway to|in|on|at|for @base|DET|PROPN',
    ],
  },
  {
    id: 'their-there',
    right: 'there',
    why: 'a place is “there”',
    frames: ['over|out|up|down [their] by|and|in|on|at|because|$'],
  },
  {
    id: 'theyre-their',
    right: 'their',
    why: 'whose it is, we say with “their”',
    frames: [
      "[they're] own NOUN|ADJ|$",
      "[they're] @plural was|were|are|is|have|has|had",
      "of|with|for|about|to|on|in|from|at|by|@takes [they're] NOUN|@owned",
    ],
  },
  {
    id: 'to-too',
    right: 'too',
    why: '“too” means more than enough',
    frames: [
      'is|was|are|were|be|been|became|become|gets|get|seems|looks [to] @degree from|for|in|to|because|and|but|of|on|at|$',
      'VERB [to] fast|slowly|quickly|late|early|soon|often|hard|loudly|much when|because|and|for|if|on|at|in|$',
      'it|that|this|which is|was [to] dangerous|difficult|expensive|late|early|hard|easy|far|big|small|hot|cold|heavy PART',
    ],
  },
  {
    id: 'than-then',
    right: 'then',
    why: 'what follows in time is “then”',
    frames: [
      'and [than] PRON VERB|AUX',
      '^ [than] i|we|he|she|they|you|it',
      'since|until|by|if [than] PRON',
    ],
    confidence: 0.8,
  },
  {
    id: 'then-than',
    right: 'than',
    why: 'a comparison is made with “than”',
    frames: [
      '@compared [then] DET|NOUN|NUM|ADP|me|him|us|them|you|my|your|his|her|our|their|others|ever|that|this|those|these|any|@ing',
      'is|are|was|were|be|been|get|gets|got|cost|costs @compared [then] they|it|we|i|he|she was|were|is|are|did|do|does|used|had|have|could|can',
      'more|less ADJ|ADV [then] DET|NOUN|NUM|ADP|PRON|@ing|just|what|when',
      'rather|other [then] !$',
      'rather|sooner VERB [then] VERB',
      'more|less|better|worse NOUN|ADJ [then] the|a|an|my|your|his|her|our|their|other|others|any|before|usual',
    ],
    confidence: 0.8,
  },
  {
    id: 'its-possessive',
    right: 'its',
    why: '“its” means “of it”, and “it’s” stands for “it is”',
    frames: [
      "of|with|in|on|from|to|at|into|under|despite|through|by|for|lost|has|have|had|@hasit [it's] own|tail|name|size|history|beauty|head|value|people|members|customers|role|colour|place|way|population|effects|effect|goal|goals|culture|users|citizens|advantages|disadvantages|importance !is|are|was|to|ADJ",
      "lost|lose|loses|wagged|raised|closed|opened|sold|improved|protect|protects|changed|uses|reached [it's] ADJ NOUN",
      "lost|lose|loses|wagged|raised|closed|opened|sold|improved|protect|protects|changed|uses|reached [it's] NOUN !VERB|AUX|PART",
      "of|with|from|into|under|despite|through [it's] NOUN|ADJ !VERB|AUX|PART",
      "is|was|are|were|be|become|has|have|had|in|at|of [it's] @superlative NOUN",
      "lost|lose|loses|losing|broke|breaks|sold|sells|hurt|damaged|repaired|cleaned|painted|cut|raised|raises|changed|changes|improved|improves|protect|protects|reached|lifted|built|closed [it's] VERB|NOUN $",
      "lost|lose|loses|losing|broke|breaks|sold|sells|hurt|damaged|repaired|cleaned|painted|cut|raised|raises|changed|changes|improved|improves|protect|protects|reached|lifted|built|closed [it's] VERB|NOUN in|on|at|and|when|because|during|after|for|from|with|to",
    ],
  },
  {
    id: 'its-it-is',
    right: "it's",
    why: 'it stands for “it is”',
    frames: [
      '^ [its] ADJ to|that|because|$',
      'that|because|say|says|think|know|but|when [its] ADJ to|that|because|for|$',
      '^ [its] a|an|the|not|very|really|just|so|like',
    ],
  },
  {
    id: 'loose-lose',
    right: 'lose',
    why: 'to have no longer is to “lose”',
    frames: [
      '@modal [loose] DET|PRON|NUM|weight|money|time|interest|control|hope|focus|faith|everything|confidence|points|marks|people',
      'if|when|and|that|because i|you|we|they|people [loose] DET|PRON|weight|money|time|interest|control|hope',
      '^ i|you|we|they|people [loose] DET|PRON|weight|money|time|interest|control|hope',
    ],
  },
  {
    id: 'loosing-losing',
    right: 'losing',
    why: 'to have no longer is to “lose”, so its -ing form is “losing”',
    frames: ['[loosing] !arrow|arrows|dogs'],
  },
  {
    id: 'wont-want',
    right: 'want',
    why: 'to wish for something is to “want” it, and “won’t” stands for “will not”',
    frames: [
      "not|to|can|could|may|might|should|must|will|would|don't|didn't|doesn't|can't|won't [wont]",
      'do|does|did|would|will|can|could you|we|they|he|she|it|i|people [wont] !be|do|have|go|come',
      'i|you|we|they|people|students|children [wont] to',
    ],
  },
  {
    id: 'weather-whether',
    right: 'whether',
    why: 'a choice is “whether”, and rain is “weather”',
    frames: [
      '@asks [weather] PRON|DET|to|or|people|students',
      '@asks|on|about [weather] @subject VERB|AUX',
      '[weather] or not',
    ],
  },
  {
    id: 'quiet-quite',
    right: 'quite',
    why: '“quiet” is without noise',
    frames: [
      "is|are|was|were|be|been|it's [quiet] ADJ !and|NOUN",
      '[quiet] a lot|few|bit|while|long|good',
      '[quiet] often|well|frankly|easily',
    ],
  },
];
