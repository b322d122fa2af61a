import { numberOf } from './finders/noun-number.ts';
import { family } from './grammar-rule.ts';
import type { TaggedSentence } from './tagged-sentence.ts';

const SUBORDINATES = new Set(
  'that because when if who which so but where while although and'.split(' '),
);

/** Whether a finite verb stands from a word on that may be the noun's own: 'my uncle he knew was tall'. */
const hasLaterVerb = (sentence: TaggedSentence, from: number): boolean => {
  for (let at = from; at < sentence.length; at++) {
    if (/[,;.!?]/.test(sentence.gap(at)) || SUBORDINATES.has(sentence.word(at))) return false;
    const isFinite =
      ['AUX', 'VERB'].includes(sentence.tag(at)) && !sentence.word(at).endsWith('ing');
    if (isFinite && !['AUX', 'PART'].includes(sentence.tag(at - 1))) return true;
  }
  return false;
};

/** Nouns on which a clause hangs without 'that': 'this year it must pay', 'the way they work'. */
const FRAMES_CLAUSE =
  /^(?:times?|days?|moment|minute|hour|week|month|years?|morning|afternoon|evening|night|weekend|season|way|reason|place|instant|things?|ones?|cases?|facts?|century|more|less|most|least)$/i;
const isMany = (word: string): boolean =>
  /^they$/i.test(word) || numberOf(word.toLowerCase()) === 'many';

/** Nouns for people, and nouns that a whole clause explains: 'the idea that we need it'. */
const PERSON =
  /^(?:man|boy|father|brother|uncle|son|husband|woman|girl|mother|sister|aunt|daughter|wife|person|teacher|learner|student|child|friend|doctor|nurse|driver|farmer|principal|neighbour|leader|president|minister|cousin)$/;
const EXPLAINED =
  /^(?:fact|idea|news|belief|claim|view|opinion|hope|fear|feeling|chance|thought|sign|proof|evidence|argument|reason|point|statement|rule|way|time|day|moment|year|place|problem|danger|risk|conclusion|result|possibility|impression|condition)$/;

/** The noun before 'which' or 'who', up to five words before a pronoun. */
const nounBefore = (sentence: TaggedSentence, pronoun: number): string => {
  for (let at = pronoun - 3; at >= pronoun - 5; at--)
    if (/^(?:which|whom|who|that)$/.test(sentence.word(at))) return sentence.word(at - 1);
  return '';
};

/** Whether a pronoun can stand for a noun as the object of a clause. */
const standsFor = (noun: string, pronoun: string): boolean => {
  if (noun === '' || EXPLAINED.test(noun)) return false;
  if (pronoun === 'them') return isMany(noun);
  return pronoun === 'it' ? !isMany(noun) && !PERSON.test(noun) : PERSON.test(noun);
};

/** Pronouns that are one too many, or of the wrong form. */
export const PRONOUN_RULES = family({}, [
  {
    id: 'doubled-subject',
    frames: [
      '^ @owner ADJ|NOUN? [@person|@many he|she|they => $1] @verbs',
      'because|but|and|example|that|of @owner ADJ|NOUN? [@person|@many he|she|they => $1] @verbs',
      '^ the|many|some|these ADJ|NOUN? [@person|@many he|she|they => $1] @verbs',
      '^ the|this|that ADJ|NOUN? [@one|@group it => $1] @verbs',
      '^ the|many|some|all people|@many who|that VERB|AUX @plain? @plain? @plain? @plain? @plain? [NOUN|ADV|ADJ they => $1] @verbs',
    ],
    words: {
      group:
        'government police council company school municipality team committee department parliament community',
      person: `grandfather father brother uncle husband son cousin friend boss teacher neighbour nephew grandpa dad grandmother
      mother sister aunt wife daughter niece granny mom mum government`,
      verbs: `is are was were has have had does do don't doesn't didn't did will would can could should must wants want works work
      lives live likes like loves love goes went came said says thinks think sells sell`,
    },
    unless: ({ sentence, at, before, parts: [, noun = '', pronoun = ''] }) =>
      hasLaterVerb(sentence, at + 3) ||
      FRAMES_CLAUSE.test(noun) ||
      // With 'who' before it, the noun is another one.
      (!/\b(?:who|that)\b[^,;:]*$/i.test(before) &&
        (isMany(pronoun) !== isMany(noun) ||
          // 'Of the calories, the kilos they gain': only a whole sentence begins like this.
          /\S \S+ (?:the|many|some|these) (?:\S+ )?$/i.test(before))),
    because: '“$1” is the subject already',
    why: 'In speech we may name somebody and go on with “he” or “she”. In writing the name is enough: “{fix}”.',
    ask: 'Read the start of your sentences. Does a “he”, “she” or “they” follow right after the person it stands for?',
    examples: [
      'My uncle {he =>} sells fish at the station.',
      'My uncle, he says, sells fish at the station.',
      'The miners {they =>} want a clinic.',
      'The miners they met were kind.',
      'This book {it =>} is good.',
      'The government {it =>} must pay.',
      'This year it must pay.',
      'The people who live by the river {they =>} have no water.',
      'The people who eat the food they grow are healthy.',
    ],
  },
  {
    id: 'object-twice',
    frames: [
      'NOUN which|whom|who|that @subject|people [@does them|him|her => $1] AUX|VERB',
      'NOUN which @subject|people [@does it => $1] AUX|VERB',
      'NOUN which|whom|who|that @owner|the NOUN [@does them|him|her => $1] AUX|VERB',
      'NOUN which @owner|the NOUN [@does it => $1] AUX|VERB',
      'NOUN which|whom @subject|people [@does them|him|it => $1] $',
      'NOUN which|whom @owner|the NOUN [@does them|him|it => $1] $',
    ],
    unless: ({ sentence, at }) => !standsFor(nounBefore(sentence, at + 1), sentence.word(at + 1)),
    because: '“$2” says the object a second time',
    why: '“Which”, “who” and “whom” stand for the object already, so no “it” or “them” follows the verb.',
    ask: 'Look for “which”, “who” and “that”. Does an “it”, “him” or “them” behind the verb name the same thing again?',
    examples: [
      'The goats which I bought {them =>} were stolen.',
      'The goats that I gave him were stolen.',
      'The man whom I saw {him =>} was late.',
      'The man who saw him was late.',
    ],
  },
  {
    id: 'object-as-subject',
    frames: [
      '^ [me|him|them and my|his|her|our|their NOUN => $3 $4 and $1.subject] VERB|AUX',
      '^ [me and him|her|them => $3.subject and I] VERB|AUX',
      '^ [my NOUN and me => $1 $2 and I] VERB|AUX',
      'because|when|while|so|but [me and my|his|her|our|their NOUN => $3 $4 and I] VERB|AUX',
    ],
    because: 'as the subject it is “I”, “he” or “they”',
    why: 'As the subject of a sentence it is “I”, and it comes last: “{fix}”.',
    ask: 'Look for “me and …”. Would you say “me went”?',
    examples: [
      '{Me and my cousin => My cousin and I} went to the dam.',
      'He saw me and my cousin go.',
      '{Me and him => He and I} were late.',
      'They asked me and him to wait.',
    ],
  },
  {
    id: 'all-what',
    frames: [
      '!us|them|you|we|they|asked|tell|told|ask|showed|show|shows|at|after|in all|everything|something|anything|nothing [what => that] @subject|is|are|the|people|can|was|makes|my',
      '!us|them|you|we|they|asked|tell|told the only|first thing [what => that] @subject|is|are|the|people|can|was|makes|my',
      '!@owns|the|these|young|many|such|all people|person|student|students|learner|learners|pupil|pupils|child|children|man|woman|teacher|teachers|parent|parents|worker|workers [which => who] @does',
      '^ the|these|young|many|such|all? people|person|student|students|learner|learners|pupil|pupils|child|children|man|woman|teacher|teachers|parent|parents|worker|workers [which => who] @does',
    ],
    words: {
      owns: 'of for from with about to in between by on ask asks asked tell tells told show shows showed teach taught',
      does: `are is have has can live lives want wants will work works like likes do does don't were was need needs watch watches
      know knows go goes get gets take takes make makes use uses only always often never also still usually really`,
    },
    because: 'another word links the clause',
    why: '“Who” is for people, “which” or “that” for things, and after “all” and “everything” stands “that”: “{fix}”.',
    ask: 'Look for “who”, “which” and “what” behind a noun or “all”. Is a person or a thing before each of them?',
    severity: 2,
    examples: [
      'They sold everything {what => that} they owned.',
      'They asked us all what we owned.',
      'The students {which => who} live far away come late.',
      'They asked the students which bus was late.',
    ],
  },
]);
