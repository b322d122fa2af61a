import { tagText, unknownWords } from '../layers/pos-tagger.ts';
import { AUXILIARIES } from '../lexicon/closed-classes.ts';
import { BASE_OF_THIRD } from '../lexicon/common-verbs.ts';
import { family } from './grammar-rule.ts';
import { endsWhatClause } from './what-clause.ts';

const openers =
  'however|also|nowadays|due to this|in addition to this|in this way|the next day|sadly|luckily|hopefully|basically|clearly|generally|eventually|second|third|overall|instead|otherwise|meanwhile|similarly|likewise|indeed|honestly|frankly|surely|interestingly|surprisingly|in my case|in my country|in the past|in the future|in the end|at first|at the same time|by the way|for this reason|for that reason|for these reasons|on top of that|above all|all in all|as you know|as we know|as we all know|as i said|as far as i know|as for me|in short|in particular|in the beginning|at the beginning|to begin with|to start with|to tell the truth|what is more|more importantly|most importantly|even so|from my perspective|on the contrary|in reality|after all|at last|all of a sudden|in brief|apart from that|because of this|because of that|despite this|as usual|in fact|in my experience|normally|afterwards|in the meantime|moreover|furthermore|nevertheless|nonetheless|consequently|in addition|for example|for instance|in conclusion|to conclude|in my opinion|in my view|first of all|firstly|secondly|thirdly|finally|lastly|on the other hand|on the one hand|as a result|besides|in other words|to sum up|unfortunately|fortunately|in summary|additionally|personally|in contrast|last but not least|in general|to be honest|actually|obviously|as a consequence|from my point of view';

/** Openings whose words may as well belong to what follows. */
const narrow =
  /^(?:also|nowadays|due to this|in addition to this|in this way|the next day|second|third|overall|generally|normally|in general|in particular|in short|in brief|in reality|in my case|after all|at first|at last|even so|in the (?:past|future|end|beginning)|as (?:usual|we know|you know))$/i;
/** What a clause begins with after its opening: not 'in general terms', 'recently built', 'second language'. */
const opensClause =
  /^(?:the|an?|it|they|we|you|i|he|she|this|these|those|there|people|many|most|some|my|your|our|his|her|its|their|in|if|when|one|students|parents|children|all|every|young|not everyone|nobody|everyone)\b(?! (?:past|few)\b)/i;

/** 'I do not wont' means 'want', and 'as is his wont', 'was wont to' are right. */
const beforeWant =
  /(?:\b(?:not|to|can|could|may|might|should|must|will|would|do|does|did|is|are|was|were|his|her|their|its|our|my|your|(?:do|does|did|would|will|can|could) (?:you|we|they|he|she|it|i|people))|n['’]t) $/i;

/** From this many words, a line with a verb is not a title. */
const LONG_ENOUGH = 10;
/** A subject that no title has, and its verb. */
const statement = new RegExp(
  `^(?:I|You|We|They|He|She|It|This|There|(?:The|My|Our|His|Her|Their|These|Those) \\w+)(?: (?:${AUXILIARIES.pattern}|[a-z]{3,}ed)\\b|['’](?:m|s|re|ve|ll|d)\\b)(?: [^ ]+){2}`,
);
/** What a sentence has, and a line of a list has not. */
const finiteVerb = new RegExp(`\\b(?:${AUXILIARIES.pattern}|[a-z]{3,}ed)\\b`);

/** A last word after which more was to come. */
const cutOff =
  /^(?:[^\p{L}\p{N}]+|the|an?|of|to|from|with|and|or|but|not|than|my|your|their|our|because|that|which|who|very)$/iu;

/** Openings that may go on as something else: 'however we look at it, …', 'after all the work', 'by the way he spoke'. */
const mayGoOn =
  /^(?:however|besides|after all|after that|to begin with|to start with|by the way|in contrast|in the past)$/i;
const PRONOUN = /^(?:i|you|we|they|he|she|it)\b/i;

/** A word that ends no clause: where a comma or a stop follows it, another word is missing. */
const ENDS_NOTHING =
  /(?:^|[^\p{L}])(?:the|an?|of|to|from|with|for|at|and|or|but|than|my|your|their|our|his|because|will|would|should|must|is|are|was|were|be|very)\s*$/iu;

/** Whether the space at a comma or a stop mends nothing: a word is missing before it, or the comma joins two sentences. */
export const mendsNoSpace = (before: string, after: string): boolean => {
  const next = /^,?\s*(\p{Lu}\p{Ll}+)/u.exec(after)?.[1]?.toLowerCase();
  return (
    ENDS_NOTHING.test(before) ||
    // 'Harvard ,His'. The names of places and people are not in the tagger's lexicon.
    (next !== undefined && !unknownWords([next]).has(next))
  );
};

/** Whether a verb follows, or 'what' has another subject: 'thats comes', 'whats you see'. */
const hasOwnVerb = (after: string): boolean => {
  const next = /^ ([a-z]+)/i.exec(after)?.[1]?.toLowerCase() ?? '';
  return (
    /^(?:is|are|was|were|has|have|can|will|do|does|you|we|they|he|she|i)$/.test(next) ||
    (BASE_OF_THIRD.has(next) && tagText(next)[0]?.tag === 'VERB')
  );
};

/** Whether what follows an opening belongs to it, so that no comma may part the two. */
const belongsTo = (opening: string, rest: string): boolean =>
  /^\w+(?:ed|ing|ly)\b|^(?:few|important|present|known|built|written|good|enough)\b/i.test(rest) ||
  // 'To conclude this, I would': the opening goes on to a comma of its own.
  (/^[^,]{1,25},/.test(rest) && !PRONOUN.test(rest)) ||
  (/^(?:to (?:conclude|sum up|begin with|start with))$/i.test(opening) &&
    /^(?:this|these|it|my|our|all|with)\b/i.test(rest)) ||
  (narrow.test(opening) && !opensClause.test(rest)) ||
  (mayGoOn.test(opening) &&
    (/^(?:i|you|we|they|he|she|it) [^,]*, (?:i|you|we|they|he|she|it|the|there|this|my|our)\b/i.test(
      rest,
    ) ||
      (!/^however$/i.test(opening) && !PRONOUN.test(rest))));

/** Commas of good style after opening words. They come after all other rules. */
export const OPENING_RULES = family({ changesNoWord: true, slip: 'optional-comma', severity: 1 }, [
  {
    id: 'comma-after-opener',
    isOptional: true,
    pattern: new RegExp(
      `^["'“‘(]?(${openers}) (?=[a-z])(?!(?:much|many|hard|that|of|to|and|or|but|than|speaking|known|large|long|often|from|for|is|are|was|come|came|being)\\b)`,
      'gi',
    ),
    fix: ({ parts: [, opening = ''] }) => `${opening}, `,
    unless: ({ parts: [, opening = ''], after }) => belongsTo(opening, after),
    because: 'a comma after “$1” shows where your own sentence begins',
    why: 'A comma after the opening words is a courtesy: it shows where your statement begins.',
    ask: 'Read the first words of each sentence aloud. Where do you pause before the statement?',
    confidence: 0.75,
    examples: [
      '{Moreover => Moreover,} the council closed the road.',
      'To conclude this, I would close the road.',
      '{In the past => In the past,} we walked to work.',
      'In the past few years, people have walked to work.',
    ],
  },
]);

/** Stops, spaces, apostrophes and words typed twice. */
export const PUNCTUATION_RULES = family({ changesNoWord: true, severity: 1 }, [
  {
    id: 'no-final-stop',
    slip: 'final-stop',
    border: 'end',
    pattern: /(?:^|\s)([\p{L}\p{N}’'-]{2,})$/gu,
    fix: '$1.',
    unless: ({ parts: [, last = ''], sentence: { text } }) =>
      cutOff.test(last) ||
      ((text.split(' ').length < LONG_ENOUGH || !/^\p{Lu}/u.test(text)) && !statement.test(text)) ||
      !finiteVerb.test(text),
    because: 'a sentence ends with a stop',
    why: 'A sentence ends with a full stop, a question mark or an exclamation mark.',
    ask: 'Look at the end of each paragraph. Does every sentence have its stop?',
    confidence: 0.75,
    examples: [
      'The bridge was closed for repairs during the whole of the {winter => winter.}',
      'We are proud of {it => it.}',
      'A day at the market',
      'The old bridge is closed to cars and buses from the',
    ],
  },
  {
    id: 'small-i',
    slip: 'small-i',
    pattern:
      /(?<![\p{L}\p{N}.'’-])i(?![\p{L}\p{N}.'’-])|(?<![\p{L}\p{N}.])i(?=['’](?:m|ve|d|ll)\b)/gu,
    fix: 'I',
    // 'Be i a place' means 'in'.
    notBefore: /^ (?:a|an|the|my|our|their|this|that)\b/i,
    because: '“I” always has a capital letter',
    why: 'The word “I” has a capital letter wherever it stands.',
    ask: 'Search your text for a single “i”. How many do you find?',
    checker: 'CapitalizePersonalPronouns',
    severity: 2,
    confidence: 0.95,
    examples: ['My brother and {i => I} planted trees.'],
  },
  {
    id: 'wrong-space',
    slip: 'spacing',
    pattern: /[\p{L}\p{N}]+ +(?:,(?= )|[.?!](?=["”’)]?$))|\p{Ll}{2,20}(?:,\p{L}{2,20}){1,6}/gu,
    fix: ({ parts: [words = ''] }) =>
      / /.test(words) ? words.replace(/ +/, '') : words.replaceAll(',', ', '),
    unless: ({ parts: [words = ''], after }) => {
      const [first = '', ...others] = words.split(/(?=[,.?!])/);
      return mendsNoSpace(first, `${others[0]?.slice(1) ?? ''}${after}`);
    },
    because: 'a comma or a stop belongs to the word before it, and a space follows it',
    why: 'A comma or a stop follows its word at once, and a space comes after it.',
    ask: 'Look at the spaces around each comma and stop. Is there none before, and one after?',
    checker: 'CommaFixes',
    confidence: 0.8,
    examples: [
      'The {farm , => farm,} small as it is, feeds us all.',
      'They meet at the {dam . => dam.}',
      'The market sells {fruit,fish => fruit, fish} and cloth.',
      'The market sells {fruit,fish,cloth => fruit, fish, cloth} and bread.',
      'He worked for the mine ,Then he bought a farm.',
      'He is fond of , and sells it.',
    ],
  },
  {
    id: 'needless-comma',
    changesNoWord: false,
    pattern:
      /\b(?:(think|believe|know|say|said|agree|feel|hope|mean|means|shows?|suggests?|realised?|realized?|understand|noticed|sure|true|clear|important|obvious), that (?=(?:i|we|you|they|he|she|it|the|a|people|this|there|in|my|our|some|all)\b)|(such as)[:,] (?!for\b|but\b|in\b|among\b|say\b)(?=[a-z]))/gi,
    fix: ({ parts: [, verb = '', such = ''] }) => (such === '' ? `${verb} that ` : `${such} `),
    because: 'what follows belongs to it',
    why: 'No comma stands between a verb and its “that”, and no comma or colon after “such as”.',
    ask: 'Look for commas and colons beside “that” and “such as”. Would you pause there?',
    confidence: 0.75,
    examples: [
      'They {believe, that => believe that} the dam is safe.',
      'They grow crops {such as: => such as} maize and beans.',
    ],
  },
  {
    id: 'missing-apostrophe',
    slip: 'missing-apostrophe',
    pattern:
      /\b(?:dont|doesnt|dosnt|dosent|didnt|cant|wont|isnt|arent|wasnt|werent|couldnt|shouldnt|wouldnt|havent|hasnt|hadnt|thats|theyre|youre|ive|im|whats|theres)\b/gi,
    fix: ({ parts: [word = ''], before }) =>
      word
        // 'He dont', 'the old pig dont': with one, it is “doesn't”.
        .replace(
          /^dont$/i,
          /\b(?:he|she|it|everyone|everybody|nobody|this)\s$/i.test(before) ? 'doesnt' : '$&',
        )
        .replace(/^dose?nt$/i, 'doesnt')
        .replace(/nt$/i, "n't")
        .replace(/^im$/i, "I'm")
        .replace(/^ive$/i, "I've")
        .replace(/(?<=that|what|there)s$/i, "'s")
        .replace(/(?<=they|you)re$/i, "'re"),
    unless: ({ parts, before, after }) =>
      // 'Theyre house' means 'their'.
      (/^(?:you|they)re$/i.test(parts[0] ?? '') &&
        tagText(/^ ([a-z]+)/.exec(after)?.[1] ?? '')[0]?.tag === 'NOUN') ||
      // 'Thats is why' has its verb.
      (/s$/i.test(parts[0] ?? '') && hasOwnVerb(after)) ||
      // 'Im my opinion' means 'in'.
      (/^im$/i.test(parts[0] ?? '') &&
        /^ (?:my|your|our|his|her|their|this|these|that|those|some|many|most|which|addition|conclusion|general|fact)\b/i.test(
          after,
        )) ||
      (/^wont$/i.test(parts[0] ?? '') && (beforeWant.test(before) || /^ to\b/i.test(after))),
    checker: 'WrongApostrophe',
    because: 'it is two words in one, and the apostrophe shows where letters are left out',
    why: 'In a short form such as “don’t”, the apostrophe stands where letters are left out: “{fix}”.',
    ask: 'Which other short forms do you use? Where are letters left out in each of them?',
    severity: 2,
    confidence: 0.9,
    examples: [
      "They {dont => don't} sell fish on Mondays.",
      "The ferry is late and it {dont => doesn't} wait.",
      "I hope {youre => you're} well.",
    ],
  },
  {
    id: 'doubled-word',
    slip: 'doubled-word',
    pattern:
      /\b(?:(the|a|an|to|of|and|in|is|are|for|with|it|they|he|she|this|be|on|at|as|by|from|will|can) \1(?!['’])|([a-z’']+(?: [a-z’']+){3,11}) \2)\b/gi,
    fix: ({ parts: [, word = '', words = ''] }) => word || words,
    // 'In the The Star' or 'a A' has a name in it, and 'you can to to the shop' means 'go to'.
    unless: ({ parts: [whole = ''], before }) =>
      /^\p{Ll}+ \p{Lu}/u.test(whole) ||
      endsWhatClause(before, whole) ||
      (/^to/i.test(whole) && /\b(?:can|could|will|would|should|must|may|might) $/i.test(before)),
    because: 'it stands there twice',
    why: 'Words come twice where a sentence was changed and not read again.',
    ask: 'Read the text aloud, word by word. Which words do you say only once?',
    checker: 'ToTo RedundantThat RepeatedWords',
    severity: 2,
    confidence: 0.9,
    examples: [
      'We walked to {the the => the} station.',
      'The town should plan a new park {should plan a new park =>} for children.',
      'The town should plan a park, and the village should plan a park too.',
      'She came back again and again and again.',
      'You can to to the shop.',
      'I read it in the The Star on Monday.',
    ],
  },
]);
