import { family } from './grammar-rule.ts';

/** Lists of words that several frames name. */
const WORDS = {
  // What people have, as nouns that begin no clause.
  owned: `own family families parents mother father friends children kids brothers sisters teachers lives homework jobs phones
  phone future money education opinion opinions time dreams goals works tasks studies ideas problems feelings health skills
  grades decisions rooms life dream goal job idea friend teacher relationship business books bags shoes clothes hands eyes
  minds heads tickets keys tools classmates dogs farm farms land shop shops luck rights votes work plans plan homes house houses car`,
  // Verbs that take such a noun as their object.
  takes: `forgot forget forgets lost lose loses losing brought bring brings left spend spends spent spending do does did doing
  done sell sells sold wash washed use uses used using finish finished finishing change changes changed changing improve
  improves improving help helps helping love loves share shares shared sharing support supports follow follows following
  choose choosing miss missing visit visits visiting believe in respect raise raised feed fed teach taught open opened
  closed`,
};

/** 'Of', 'their', 'to', 'than' and the like, told apart from words that sound alike by their neighbours. */
export const SMALL_WORD_RULES = family({ words: WORDS }, [
  {
    id: 'of-have',
    slip: 'of-have',
    frames: [
      "could|should|would|must|couldn't|shouldn't|wouldn't|mightn't [of => have] @participle",
      'PRON|NOUN might [of => have] @participle',
      'could|should|would|must|might ADV|not|PART|well [of => have] @participle',
      'could|should|would|must|might not|never ADV [of => have] @participle',
    ],
    because: 'it sounds like “of”, but the word is “have”',
    why: '“Could have” sounds like “could of” when it is spoken, but the verb is “have”: “{fix}”.',
    ask: 'Look for “of” after “could”, “should” and “would”. Is it “have” that you mean?',
    checker: 'ModalOf',
    examples: [
      'The clerk could also {of => have} asked a farmer.',
      'The clerk could also ask a farmer of the valley.',
      'She must never {of => have} told him.',
      'She told him of the might of nations.',
      'They could also {of => have} saved the mill.',
      'They could also, of course, go by train.',
      'They could {of => have} saved the bridge.',
      'They did all they could of course.',
    ],
  },
  {
    id: 'their-there',
    slip: 'their-there',
    frames: [
      '@takes|with|about|on|at [there => their] @owned @closes|then|more|better|$',
      '@takes|of|with|by|about|from [there => their] parents|families|friends|kids|lives !VERB|AUX',
      '@takes|in|of|with|on|by|about|for|to|love|respect [there => their] own !VERB|AUX',
      '^ [there => their] @one|@many is|was|are|were|will|@have|can',
      '^ [there => their] !many|few|some|more @owned @modal',
      "that|because|think|say|when|if [there => they're] tired|afraid|trying|able|scared|supposed|allowed|sure",
      "that|because|think|say|when|if [there => they're] going to !be",
      "^ [there => they're] going to DET|PROPN",
      "^ [there => they're] @underway to|in|on|at|for|DET",
      "^ [their => they're] going|trying to @common",
      "because|think|say|says|said|hope|know [their => they're] going|@underway to|in|on|at|for @common|DET|PROPN",
      "said|say|says|think|hope that [their => they're] going|@underway to|in|on|at|for @common|DET|PROPN",
      "[they're => their] own NOUN|ADJ|$",
      "[they're => their] @plural was|were|are|is|@have",
      "of|with|for|about|to|on|in|from|at|by|@takes [they're => their] NOUN|@owned",
      'over|out|up|down [their => there] by|and|in|on|at|because|$',
      '[their => there] is|are|was|were !leaving|living|going|doing|having|being|trying|getting|making|taking|coming',
    ],
    words: {
      ...WORDS,
      underway: `moving trying coming leaving looking getting working waiting planning building running fighting talking hoping
  starting staying asking taking making doing using`,
    },
    // 'Their are focused' means 'they are'.
    unless: ({ parts, after }) =>
      /\btheir$/i.test(parts[0] ?? '') && /^ (?:is|are|was|were) (?:not )?[a-z]+ed\b/i.test(after),
    // 'By there self' means 'by themselves'.
    notBefore: /^ ?sel(?:f|fs|ves)\b/i,
    because: '“their”, “there” and “they’re” sound alike',
    why: '“Their” says whose it is, “there” says where or that something exists, and “they’re” is “they are”.',
    ask: 'Look for “they”, “their” and “there” in your text. Does each of them say whose, where or who?',
    checker: 'ThereToTheir TheirToTheyre ThereOwn',
    confidence: 0.8,
    examples: [
      'If the goats eat, {there => their} own health will gain.',
      'If the goats eat there, your own health will gain.',
      'The miners lost {there => their} homes in the fire.',
      'The miners lost it there in the fire.',
      '{There => Their} garden was green in winter.',
      'There the garden was green in winter.',
      'They love {there => their} own town.',
      'The dam is there, and they love it.',
      "{There => They're} moving to a new hall.",
      'There is moving music in the hall.',
      "He said that {there => they're} tired of the noise.",
      'He said that there are rules against the noise.',
      "They talked about {they're => their} plans for the farm.",
      "They talked because they're neighbours.",
      'It is where {they’re => their} own fields lie.',
      'They’re own-brand goods.',
      'Put the chairs over {their => there} by the wall.',
      'Put the chairs over their shoes.',
    ],
  },
  {
    id: 'your-youre',
    slip: 'your-youre',
    frames: [
      "[your => you're] an|the|able !@superlative",
      "that|when|if|because|think|know|and|but|so|what|where|as|while|unless [your => you're] wrong|right|welcome|going|not|trying|allowed|able|sure|supposed|gonna|always|never|getting|ready|tired|sad|happy|alone !NOUN",
      "^ [your => you're] wrong|welcome|going|not|trying|able|supposed|gonna|getting !NOUN",
      "when|if|because|while|what [your => you're] doing|talking|looking|working|playing|feeling it|the|a|to|something|ADJ|with|in|$",
      "in|on|of|with|for|to|about|from|at|by [you're => your] NOUN|own|best|ADJ !to",
      "^ [you're => your] @one VERB|is|was|will|has",
      "when|if|because|that|and [you're => your] @one is|was|has|will|arrives|comes|goes",
      "do|use|lose|change|improve|spend|follow|help|make|take|ask|tell|@takes [you're => your] NOUN|own|@owned",
      "[you're => your] own NOUN|ADJ|$",
    ],
    because: '“your” means “of you”, and “you’re” stands for “you are”',
    why: '“Your” says whose it is, and “you’re” is short for “you are”.',
    ask: 'Look for “your” and “you’re”. Can you put “you are” in the place of each?',
    checker: 'PronounContraction YourPredicateAdjective',
    confidence: 0.8,
    examples: [
      "I think {your => you're} wrong about the price.",
      'I think your wrong answer cost us the price.',
      "He wrote to {you're => your} brother in May.",
      "He thinks you're a brother to me.",
      'You can sell {you’re => your} house.',
      'You know you’re house-proud.',
    ],
  },
  {
    id: 'pronoun-owner',
    frames: [
      '@takes|of|with|for|about|from|to|on|in|at|by|@have|leave|see|make|take|get|keep [they => their] @owned|school|schools|country $|@closes|then|more|better',
    ],
    words: WORDS,
    because: 'it says whose something is',
    why: 'Before what belongs to somebody stands “my”, “your” or “their”, and not “I”, “you” or “they”: “{fix}”.',
    ask: 'Look for “you” and “they” before a noun. Do they say whose it is?',
    checker: 'PossessiveYour',
    confidence: 0.8,
    examples: ['They take care of {they => their} families.', 'They sing of the old days.'],
  },
  {
    id: 'its-possessive',
    slip: 'its-possessive',
    frames: [
      "of|with|in|on|from|to|at|into|under|despite|through|by|for|lost|@hasit|@have [it's => its] own|tail|name|size|history|beauty|head|value|people|members|customers|role|colour|place|way|population|effects|effect|goal|goals|culture|users|citizens|advantages|disadvantages|importance !is|are|was|to|ADJ",
      "lost|lose|loses|wagged|raised|closed|opened|sold|improved|protect|protects|changed|uses|reached [it's => its] ADJ NOUN",
      "lost|lose|loses|wagged|raised|closed|opened|sold|improved|protect|protects|changed|uses|reached [it's => its] NOUN !VERB|AUX|PART",
      "of|with|from|into|under|despite|through [it's => its] NOUN|ADJ !VERB|AUX|PART",
      "is|was|are|were|be|become|in|@have|at|of [it's => its] @superlative NOUN",
      "@damaged [it's => its] VERB|NOUN $",
      "@damaged [it's => its] VERB|NOUN in|on|at|and|when|because|during|after|for|from|with|to",
    ],
    words: {
      hasit: `lost lose loses losing changed change changes wagged wag wags show shows showed shown uses used opened closed sold
  sell sells raised cut kept keep keeps improve improves improved protect protects protected increase increases increased
  reduce reduces reduced left built reached reach reaches spread spreads lifted raise raises shut moved has had have`,
      damaged: `lost lose loses losing broke breaks sold sells hurt damaged repaired cleaned painted cut raised raises changed
  changes improved improves protect protects reached lifted built closed`,
    },
    because: '“its” means “of it”, and “it’s” stands for “it is”',
    why: '“Its” says whose it is, and “it’s” is short for “it is”.',
    ask: 'Look for “its” and “it’s”. Can you put “it is” in the place of each?',
    examples: [
      'The hall lost {it’s => its} roof.',
      'The lamp is {it’s => its} greatest treasure.',
      'The lamp says it’s the greatest treasure.',
      "The factory lost {it's => its} best engineers.",
      "The factory knows it's late.",
      "The town is proud of {it's => its} history.",
      "The town knows that it's history.",
      'The town is proud of {it’s => its} history.',
      'The town is proud that it’s history-minded.',
    ],
  },
  {
    id: 'its-it-is',
    slip: 'its-it-is',
    frames: [
      "^ [its => it's] ADJ to|that|because|$",
      "that|because|say|says|think|know|but|when [its => it's] ADJ to|that|because|for|$",
      "^ [its => it's] @article|not|very|really|just|so|like",
      "!how [its => it's] @article|because|been",
      "[its => it's] too late|early|much|hard|easy|big|small|expensive|far|bad|good|long|short|hot|cold",
      "[its => it's] not @article|true|easy|only|just|that|enough|fair|right|clear|possible",
      "[its => it's] important|hard|easy|difficult|better|good|necessary to",
      "[its => it's] going to be|have|help|happen",
    ],
    because: 'it stands for “it is”',
    why: '“Its” says whose it is, and “it’s” is short for “it is”.',
    ask: 'Look for “its” and “it’s”. Can you put “it is” in the place of each?',
    examples: [
      "They say {its => it's} impossible to sleep there.",
      'They say its impossible price is a joke.',
    ],
  },
  {
    id: 'to-too',
    slip: 'to-too',
    frames: [
      'is|was|are|were|be|been|became|become|gets|get|seems|looks [to => too] @degree from|for|in|to|because|and|but|of|on|at|$',
      'VERB [to => too] fast|slowly|quickly|late|early|soon|often|hard|loudly|much when|because|and|for|if|on|at|in|$',
      '@toomuch [to => too] much time|money|food|sugar|water|work|homework|pressure|stress|noise|tv|television|on|in|at|for|of|and|when|because|but|$',
      '!a|the|this|that|best|only|another|other|@owner|one|good|great|easy|no way|far [to => too] @degree $|to|for|and|in|on|at|when|because|people|students|things|of',
      'it|that|this|which is|was [to => too] dangerous|difficult|expensive|late|early|hard|easy|far|big|small|hot|cold|heavy PART',
    ],
    words: {
      degree: `fast slowly slow quickly late early soon often hard loud loudly far much many little few high low long short big
  small old young tired expensive difficult dangerous heavy busy hot cold strong weak easy crowded noisy deep`,
      toomuch: `spend spends spent spending eat eats eating ate drink drinks way far play plays playing watch watching watches have
  has had is are was were cost costs sleep sleeps study studies`,
    },
    because: '“too” means more than enough',
    why: '“Too” means more than enough, or also, and “to” stands before a verb or a place.',
    ask: 'Look for “to” and “too”. Do you mean “more than enough” or “also” anywhere?',
    checker: 'ToTwoToo',
    examples: [
      'The clinic is {to => too} far from the mine.',
      'The clinic is to be built near the mine.',
      'He drives {to => too} fast when it rains.',
      'He drives to work when it rains.',
      'The road is {to => too} long.',
      'The road is to long Street what the bridge is to the river.',
    ],
  },
  {
    id: 'then-than',
    slip: 'then-than',
    frames: [
      '@compared [then => than] DET|NOUN|NUM|ADP|me|him|us|them|you|@owner|others|ever|that|this|those|these|any|@ing',
      'is|are|was|were|be|been|get|gets|got|cost|costs @compared [then => than] they|it|we|i|he|she was|were|is|are|used|@do|had|have|could|can',
      'more|less ADJ|ADV [then => than] DET|NOUN|NUM|ADP|PRON|@ing|just|what|when',
      '!each [rather|other then => $1 than] !$|there|it|he|she|they|we|i|you',
      'rather|sooner VERB [then => than] VERB',
      'more|less|better|worse NOUN|ADJ [then => than] @owner|@article|other|others|any|before|usual',
      'and [than => then] PRON VERB|AUX',
      '^ [than => then] @subject',
      'since|until|by|if [than => then] PRON',
    ],
    because: 'a comparison is made with “than”, and what follows in time is “then”',
    why: '“Than” compares, and “then” says when: “{fix}”.',
    ask: 'Look for “then” and “than”. Do you compare there, or do you say when?',
    checker: 'ThatThan',
    confidence: 0.8,
    examples: [
      'The new bridge is stronger {then => than} the old one.',
      'The bridge grew stronger, and then the old one fell.',
      'He would rather walk {then => than} wait at the stop.',
      'He would walk and then wait at the stop.',
      'They sold the boat rather {then => than} the nets.',
      'It was dark rather; then the lamp was lit.',
      'The tram is faster {then => than} the bus.',
      'The tram was faster; then the bus came.',
      'We mixed the paint and {than => then} we cleaned the wall.',
      'We mixed more paint than we needed for the wall.',
      'The shop closed, and since {than => then} they have lived on savings.',
      'They have more than they need.',
    ],
  },
  {
    id: 'where-were',
    frames: [
      'they|we|you [where => were] ADJ|@ing|not|very|so|in|at|all|going|the|a|born|always|both',
      '@many [where => were] ADJ after|before|because|in|on|at|to|for|and|of|with|when|$',
      '@place [were => where] i|we|they|he|she|people|you !$',
      '@place [were => where] @owner|the NOUN VERB|AUX',
      'know|knows|see|knew|from|is [were => where] i|we|they|he|she|you|people|the',
      '@shows [were => where] DET|@owner|between|most|i|we|they|he|she|it|people',
      '^ [were => where] he|she|it @third',
      '^ [were => where] i|we|they|you|people|students|children @common',
    ],
    words: {
      place:
        'place places village town city country house home school room street farm park shop area world point situation classroom hospital beach',
      shows: 'show shows showed see sees tell tells explain explains know knows',
    },
    because: 'a place is “where”, and the past of “are” is “were”',
    why: '“Where” is a place, and “were” is the past of “are”.',
    ask: 'Look for “where” and “were”. Which of them could be “in which”?',
    examples: [
      'The players {where => were} tired after the match.',
      'The players know where tired men rest.',
      'The map does not show {were => where} the mine ends.',
      'The map does not show that the mines were deep.',
      'They moved to Kimberley, {were => where} she sells lamps.',
      'They moved to Kimberley, were she to sell lamps.',
      'I know the village {were => where} she was born.',
      'If the village were hers, she would stay.',
    ],
  },
]);
