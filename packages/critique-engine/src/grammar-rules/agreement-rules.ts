import { letsBare, startsThere } from './clause-start.ts';
import { subjectVerb } from './finders/subject-verb.ts';
import { mayTellOfPast, namesPastTime, tellsOfPast } from './finders/past-story.ts';
import { whoVerb } from './finders/who-verb.ts';
import { family } from './grammar-rule.ts';
import { COMMON_VERBS } from '../lexicon/common-verbs.ts';

/** Units of the text before 'she' in which a word may let the verb stand without its ending. */
const NEAR = 60;
/** 'There' behind one of these is a place: 'the people there is'. */
const PLACE_AFTER = ['NOUN', 'PRON', 'ADP', 'PROPN'];

/** Whether a verb without an ending may stand for a past form. A common one does so only in a sentence on the past. */
const mayBePast = (verb: string, text: string): boolean => {
  if (/n['’]t$|^(?:do|have)$/.test(verb)) return false;
  if (namesPastTime(text)) return true;
  return COMMON_VERBS.includes(verb) ? tellsOfPast(text) : mayTellOfPast(text);
};

/** 'What can he or she do': the auxiliary stands before the first subject. */
const ASKED_OF_EITHER =
  /\b(?:can|could|will|would|should|must|may|might|do|does|did) (?:he|she) or $/i;

/** Verbs that do not go with their subject. */
export const AGREEMENT_RULES = family({ slip: 'agreement' }, [
  {
    id: 'past-beside-past',
    slip: 'tense',
    frames: [
      '[he|she @common => $1 $2.past] !or|not|only',
      'and|because|that|but|if|when|so|which|while|as [it @common => $1 $2.past] !or|not|only',
      '^ [it @common => $1 $2.past] !or|not|only',
    ],
    unless: ({ before, sentence }) => !tellsOfPast(sentence.text) || letsBare(before.slice(-NEAR)),
    because: 'the sentence tells of the past',
    why: 'Your sentence tells of the past, so this verb is in the past too: “{fix}”.',
    ask: 'Go through the verbs of this paragraph. Is each one that tells what happened in the past?',
    confidence: 0.75,
    examples: [
      'The rain came and she {go => went} home by bus.',
      'The rain came and they let her go home.',
    ],
  },
  {
    id: 'pronoun-base',
    frames: [
      "!AUX [he|she @common|don't|haven't => $1 $2.one] !only|not",
      '!AUX [he|she do|have not => $1 $2.one $3]',
      '!AUX [he|she VERB => $1 $2.one] !AUX|VERB',
      "^ [it @common|don't|haven't|VERB => $1 $2.one] !only|not|AUX|VERB",
      "@opener [it @common|don't|haven't|VERB => $1 $2.one] !only|not|AUX|VERB",
      "^clause [it|this|everyone|everybody|nobody don't|haven't => $1 $2.one]",
      '^clause [it|this|everyone|everybody|nobody do|have not => $1 $2.one $3]',
      "and|that [it|this|everyone|everybody|nobody don't|haven't => $1 $2.one]",
      'and|that [it|this|everyone|everybody|nobody do|have not => $1 $2.one $3]',
    ],
    words: {
      opener:
        'because although while whereas when whenever since unless until so but and that if which as',
    },
    unless: ({ before, parts: [, , verb = ''], sentence: { text } }) =>
      before.endsWith('/') ||
      ASKED_OF_EITHER.test(before) ||
      letsBare(before) ||
      mayBePast(verb.toLowerCase(), text),
    because: 'with “$1” the verb takes an s',
    why: 'With “he”, “she” or “it”, a verb in the present ends in s: “{fix}”.',
    ask: 'Look for “he”, “she” and “it” in your text. Does each verb after them end in s?',
    checker: 'PronounVerbAgreement PronounInflectionBe',
    confidence: 0.75,
    examples: [
      'It {contain => contains} less sugar than the label says.',
      'They demand that it contain less sugar than the label says.',
      'She {write => writes} a letter to the mayor.',
      'They asked that she write a letter to the mayor.',
      'He {don’t => doesn’t} own a car.',
      'People who use it do not own a car.',
      'What can he or she do for us?',
    ],
  },
  {
    id: 'plural-subject',
    frames: [
      "!of|word|words|pronoun|term [they|we is|was|has|does|isn't|wasn't|hasn't|doesn't => $1 $2.many]",
      "^subject [you|people|children|students|parents|teachers|teenagers|women|men is|was|has|does|isn't|wasn't|hasn't|doesn't => $1 $2.many]",
      '!of|and|with|for|like|than|between|but [i|they|we has|does|goes|wants|likes|thinks|makes|knows|takes|gets|gives|comes|believes|lives|prefers|feels|says|becomes|sees|spends|seems => $1 $2.many]',
      '^subject [i|you|we|they @third => $1 $2.many]',
      "^ PROPN and PROPN|i|he|she [was|is|has|does|isn't|wasn't|doesn't => $1.many]",
      "^ my|our|his|her NOUN and i|he|she|PROPN [was|is|has|does|isn't|wasn't|doesn't => $1.many]",
      "^ my|our|his|her NOUN and my|our|his|her NOUN [was|is|has|does|isn't|wasn't|doesn't => $1.many]",
    ],
    // 'French, German and Russian has': the last of a list.
    notAfter: /\S, \S+ and (?!(?:i|he|she) )\S+ $/i,
    because: 'more than one takes the verb for several, and so does “you”',
    why: 'More than one person or thing takes the verb for several: “{fix}”. “You” does too, and “I”, but for “I am” and “I was”.',
    ask: 'Look for “I”, “we”, “they” and “people” in your text. Does any verb after them end in s?',
    examples: [
      'They {was => were} late for the meeting.',
      'One of them was late for the meeting.',
      'It is hard because they {works => work} at night.',
      'The men who sold them works of art were rich.',
      'Now they {lives => live} near the coast.',
      'The choir sang and they {was => were} proud.',
      'Thandi and I {was => were} late for the ferry.',
      'My aunt and my uncle {has => have} a stall.',
      'It rained, and I was late.',
    ],
  },
  {
    id: 'indefinite-subject',
    frames: [
      "^subject [@indefinite are|were|have|do|don't|haven't|@bare|@loose => $1 $2.one]",
      "^subject [no one are|were|have|do|don't|haven't|@bare|@loose => $1 $2 $3.one]",
      "^subject [each|every one|person are|were|have|do|don't|haven't|@bare|@loose => $1 $2 $3.one]",
    ],
    words: { loose: 'use live feel prefer love care work change try look want know think like' },
    unless: ({ before, after, parts, sentence }) =>
      letsBare(before) ||
      sentence.text.endsWith('?') ||
      // 'Nobody need know.'
      (/(?:need|like)$/i.test(parts[0] ?? '') && !/^ (?:to|it|an?|the|some|help)\b/.test(after)),
    notBefore: /^(?:[-’']| (?:to )?(?:you|we|they)\b)/,
    because: 'the subject counts as one',
    why: '“Each” and words such as “everyone” and “nothing” count as one, so the verb does too: “{fix}”.',
    ask: 'Look for “everyone”, “somebody” and “nothing”. Is the verb after each of them for one?',
    confidence: 0.8,
    examples: [
      'Everyone {know => knows} the old road.',
      'Nobody need worry about the old road.',
      'Everyone {love => loves} the old park.',
      'Let everyone love the old park.',
      'You can go, but nobody {know => knows} the road.',
    ],
  },
  {
    id: 'mass-subject',
    frames: [
      "^subject [@mass are|were|have|do|don't => $1 $2.one] !and|or|you",
      "^subject [the|this|our|my @mass are|were|have|do|don't => $1 $2 $3.one] !and|or|you",
    ],
    words: {
      mass: `news mathematics physics advice furniture equipment homework traffic luggage research evidence knowledge
      information weather pollution technology education society money tourism advertising internet environment world
      television music english life communication happiness health nature`,
    },
    unless: ({ before }) => letsBare(before) || / and /.test(before),
    because: 'the verb goes with one thing',
    why: 'What cannot be counted, such as “news” or “technology”, takes the verb for one: “{fix}”.',
    ask: 'Which nouns in your text have no plural? Check the verb after each of them.',
    confidence: 0.75,
    examples: [
      'Technology {have => has} changed the farm.',
      'Technology and education have changed the farm.',
      'The news {are => is} bad this week.',
    ],
  },
  {
    id: 'subject-verb',
    find: subjectVerb,
    why: 'Leave out all the words between the subject and its verb: the two must still go together, as in “{fix}”.',
    ask: 'Point to the noun that each verb in this paragraph belongs to. Is it one or many, and is the verb?',
    asks: [
      [
        / (?:of|in|on|over|for|from|with|at|by|to|between|about) /i,
        'Where words such as “of the …” stand between a noun and its verb, leave them out. What is left?',
      ],
      [
        /\b(?:was|were)$/i,
        'Look for “was” and “were”. Is what stands before each of them one or many?',
      ],
      [
        /\b(?:has|have)$/i,
        'Look for “has” and “have”. Is what stands before each of them one or many?',
      ],
      [
        /\b(?:is|are)$/i,
        'Look for “is” and “are”. Is what stands before each of them one or many?',
      ],
    ],
    confidence: 0.8,
    examples: [
      'When your {parent => parents} teach you, they are patient.',
      'The readings from the second group {was => were} lower than ours.',
      'The reading from the second group was lower than ours.',
      'The noise of the engines {make => makes} it hard to sleep.',
      'They ask that the noise of the engines stop at night.',
      'They stayed at home because the streets at night {was => were} dark.',
      'The potter’s third bowl {break => breaks} in the fire.',
      'Their Greek neighbour {exist => exists} in no list.',
      'The fees for boats, which go to the harbour, {was => were} high.',
      'The boats, which can swim, turn and dive, were high.',
      'Its price therefore {depend => depends} on rain.',
      'We insist that its price therefore depend on rain.',
      'We know how tea {improve => improves} the mood.',
      'We know how to let tea improve the mood.',
      'The order to sell the boats {were => was} late.',
      'My brother {have => has} a stall at the market.',
      'I saw my brother have lunch at the market.',
      'The children {has => have} a long walk.',
      'The mother of the children has a long walk.',
      'Firstly, markets {makes => make} the town richer.',
      'In the end, sales of two markets, which makes five, were stopped.',
      'The farmers demands {was => were} heard.',
      'The farmers demands were made of had left.',
    ],
  },
  {
    id: 'who-verb',
    find: whoVerb,
    why: 'After “who”, “that” or “which”, the verb goes with the noun before it: “{fix}”.',
    ask: 'Look for “who”, “which” and “that”. Is the noun before each of them one or many?',
    confidence: 0.8,
    examples: [
      'She spoke to the dogs that {was => were} barking at the gate.',
      'She opened the box of apples that was standing at the gate.',
      'We met people who {lives => live} on boats.',
      'She is the only one of the people who lives on a boat.',
      'This is a room for people who {needs => need} rest.',
      'She told the people that needs change.',
    ],
  },
  {
    id: 'one-who',
    frames: [
      "[@indefinite who|that|which @between? are|have|do|don't|haven't => $1 $2 $3 $4.one]",
      '[@indefinite who|that|which @between? @bareverb => $1 $2 $3 $4.one] !VERB|AUX',
      "@article|every|each|another|one ADJ? [@person who|that|which @between? are|have|do|don't|haven't => $1 $2 $3 $4.one]",
      '@article|every|each|another|one ADJ? [@person who|that|which @between? @bareverb => $1 $2 $3 $4.one] !VERB|AUX',
    ],
    words: {
      person: 'person student child man woman teacher teenager employee worker friend country',
    },
    unless: ({ sentence }) => mayTellOfPast(sentence.text),
    because: '“$1” is one',
    why: 'After “who”, “that” or “which”, the verb goes with the noun before it: “{fix}”.',
    ask: 'Look for “who”, “which” and “that”. Is the noun before each of them one or many?',
    confidence: 0.8,
    examples: [
      'I like anything that {make => makes} people laugh.',
      'I like things that make people laugh.',
      'She is a person who always {help => helps} us.',
      'She is one of those persons who always help us.',
    ],
  },
  {
    id: 'there-is-more',
    frames: [
      "[there is|was|isn't|wasn't => $1 $2.many] @howmany|NUM|ADJ? @howmany|NUM|ADJ? @howmany|NUM|ADJ? @many|people !NOUN|PROPN|CCONJ",
      "[there is|was|isn't|wasn't => $1 $2.many] a|lots|plenty lot|couple|few|great|of of|many? ADJ? @many|people !NOUN|PROPN|CCONJ",
      "[there's => there are] @howmany|NUM|ADJ? @howmany|NUM|ADJ? @many|people !NOUN|PROPN|CCONJ",
    ],
    words: { howmany: 'no any some so many few several more other enough such too very different' },
    unless: ({ before, at, sentence }) =>
      (before.endsWith(' ') &&
        PLACE_AFTER.includes(sentence.tag(at - 1)) &&
        !startsThere(before)) ||
      /^ there['’]?s? \S+ (?:minutes|hours|days|weeks|months|years|rand)\b/i.test(before),
    notBefore: /^ \S+ (?:minutes|hours|days|weeks|months|years|rand|metres|kilometres|litres)\b/i,
    because: 'the verb goes with what follows',
    why: 'After “there” the verb looks ahead: “is” for one thing, “are” for several.',
    ask: 'Look for “there is” and “there are”. Does one thing follow, or several?',
    checker: 'ThereIsAgreement',
    examples: [
      'There {was => were} no screws in the bag.',
      'There was no news of the screws in the bag.',
      'There {is => are} people waiting at the gate.',
      'The help there is people and money.',
      'I think there {is => are} a lot of boats on the dam.',
      'The help there is boats give.',
      'There {is => are} many ways to cook maize.',
      'There is many a way to cook maize.',
    ],
  },
]);
