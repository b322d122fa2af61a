import { BASE_OF_THIRD, COMMON_VERBS, SURE_THIRDS } from '../lexicon/common-verbs.ts';
import {
  ARTICLES,
  AUXILIARIES,
  BE_FINITE,
  DEMONSTRATIVES,
  DO,
  HAVE,
  MODALS,
  OBJECTS,
  POSSESSIVES,
  SUBJECTS,
} from '../lexicon/closed-classes.ts';
import { isModal } from './finders/modal.ts';
import { numberOf } from './finders/noun-number.ts';
import { baseOfPast, baseOfThird, isVerbAlone } from './finders/verb-base.ts';
import type { TaggedSentence } from './tagged-sentence.ts';
import { regularPast } from '../lexicon/regular-forms.ts';
import { isBaseForm, verbOfIng, verbOfPast, verbOfThird } from '../lexicon/verbs.ts';

/** A test of the word at an index. */
export type WordTest = (sentence: TaggedSentence, at: number) => boolean;

const NOT_COMPARED =
  /^(?:ever|never|over|other|after|however|rather|together|forever|later|sooner|whether)$/;
const NOT_COUNTED =
  /^(?:attentions|minutes|hours|days|weeks|months|years|times|rand|dollars|metres|kilometres|grams|litres)$/;

const isIrregularPast = (word: string): boolean => {
  const base = baseOfPast(word);
  const isSure = base !== null && word !== 'thought' && verbOfPast(word)?.past === word;
  return isSure && regularPast(base) !== word;
};

/** Verbs that take two objects, or an object and what is said of it. */
const TWO_OBJECTS =
  /^(?:give|tell|send|show|teach|offer|lend|pay|owe|promise|ask|bring|cook|make|cost|write|think|believe|say|know|find|consider|let|help|hear|watch|feel|want)$/;
const verbOf = (form: string): string => verbOfPast(form)?.base ?? verbOfThird(form)?.base ?? form;

const isInflected = (word: string): boolean => (baseOfThird(word) ?? baseOfPast(word)) !== null;

/** The classes of words that every frame may name: lists of words, or tests. */
export const CLASSES: Readonly<Record<string, readonly string[] | WordTest>> = {
  article: ARTICLES.words,
  owner: POSSESSIVES.words,
  the: [...ARTICLES.words, ...POSSESSIVES.words, ...DEMONSTRATIVES.words],
  subject: SUBJECTS.words,
  object: OBJECTS.words,
  be: BE_FINITE.words,
  have: HAVE.words,
  do: DO.words,
  modal: MODALS.words,
  auxiliary: AUXILIARIES.words,
  // A modal verb for certain: not 'his will', 'a can' or 'May'.
  modalverb: isModal,
  between:
    'not also always never often already just still only even finally recently now really usually easily probably definitely'.split(
      ' ',
    ),
  indefinite:
    'everyone everybody someone somebody anyone anybody nobody everything something anything nothing'.split(
      ' ',
    ),
  closes:
    'and but because when if or so in on at with for to by from every is was are were all before after'.split(
      ' ',
    ),

  // Verbs in their base form that are hardly ever nouns.
  sureverb:
    'give make take find become know keep learn understand tell write bring choose allow believe improve create receive develop explain lose eat speak go get see think forget decide consider promote imagine encourage protect buy teach sell provide reduce solve say lend arrive'.split(
      ' ',
    ),
  common: COMMON_VERBS.filter((verb) => verb !== 'like'),
  third: (s, at) =>
    s.word(at) !== 'is' &&
    (BASE_OF_THIRD.has(s.word(at)) ||
      (s.tag(at) === 'VERB' && /[a-z]{2}(?<!s)s$/.test(s.word(at)))),
  // A verb in its base form that is hardly ever anything else.
  bare: (s, at) => isBaseForm(s.word(at)) && isVerbAlone(s.word(at)),
  bareverb: (s, at) =>
    s.tag(at) === 'VERB' &&
    isBaseForm(s.word(at)) &&
    verbOfPast(s.word(at)) === null &&
    isVerbAlone(s.word(at)),
  // A verb in its base form behind 'to' or a modal.
  verb: (s, at) =>
    isBaseForm(s.word(at)) &&
    (s.tag(at) === 'VERB' || COMMON_VERBS.includes(s.word(at)) || s.word(at) === 'be'),
  thirds: SURE_THIRDS.split('|').filter((third) => third !== 'is'),
  // Verbs with an ending or another sign of tense.
  inflected: (s, at) => isInflected(s.word(at)),
  ended: (s, at) => s.tag(at) === 'VERB' && isInflected(s.word(at)),
  thirdverb: (s, at) => s.tag(at) === 'VERB' && baseOfThird(s.word(at)) !== null,
  pastverb: (s, at) => s.tag(at) === 'VERB' && baseOfPast(s.word(at)) !== null,
  // An irregular past form of one verb only: 'went', 'led'.
  pastform: (s, at) => isIrregularPast(s.word(at)),
  ing: (s, at) => /[a-z]{2}ing$/.test(s.word(at)),
  ingverb: (s, at) => verbOfIng(s.word(at)) !== null,
  participle: (s, at) =>
    ['VERB', 'AUX', 'ADJ', 'NOUN'].includes(s.tag(at)) &&
    /(?:ed|en|wn|ne|been|sold|told|made|left|won|lost|got|come|gone|said|had|thought|found|kept|paid|become)$/.test(
      s.word(at),
    ),

  // A verb whose object is one person or thing: not 'tell them the way', 'think them kind'.
  does: (s, at) =>
    s.tag(at) === 'VERB' && !/ing$/.test(s.word(at)) && !TWO_OBJECTS.test(verbOf(s.word(at))),
  // Within a clause behind 'who'.
  plain: (s, at) =>
    !['VERB', 'AUX', 'PRON'].includes(s.tag(at)) &&
    !/^(?:that|because|when|if|who|which|so|but|where|while|although|and)$/.test(s.word(at)),
  one: (s, at) => s.tag(at) === 'NOUN' && numberOf(s.word(at)) === 'one',
  many: (s, at) => s.tag(at) === 'NOUN' && numberOf(s.word(at)) === 'many',
  counted: (s, at) =>
    s.tag(at) === 'NOUN' && numberOf(s.word(at)) === 'many' && !NOT_COUNTED.test(s.word(at)),
  ly: (s, at) => /^[a-z]{3,}ly$/.test(s.word(at)),
  // 'Learner’s', but not 'people’s' or a shop such as 'the butcher’s'.
  possessed: (s, at) =>
    s.tag(at) === 'NOUN' &&
    /^[a-z]{2,}(?<!s)'s$/.test(s.word(at)) &&
    !/^(?:people|person|children|men|women|world|country|year|month|week|day|today|boss|butcher|doctor|baker|hairdresser|chemist)'s$/.test(
      s.word(at),
    ),
  plural: (s, at) => /^[a-z]{3,}(?<![su'])s$/.test(s.word(at)),
  compared: (s, at) =>
    /^(?:less|more|worse|rather|other|fewer)$/.test(s.word(at)) ||
    (/[a-z]{2}er$/.test(s.word(at)) &&
      ['ADJ', 'ADV'].includes(s.tag(at)) &&
      !NOT_COMPARED.test(s.word(at))),
  superlative: (s, at) =>
    ['own', 'only', 'main'].includes(s.word(at)) ||
    (s.tag(at) === 'ADJ' && /[a-z]{2}est$/.test(s.word(at)) && s.word(at) !== 'honest'),
};
