import { BY_PAST } from '../../lexicon/verbs.ts';
import { withLast } from './after-modal.ts';
import { baseOfPast, baseOfThird } from './verb-base.ts';
import { numberOf } from './noun-number.ts';
import { matchesIn, writtenFrom } from './tagged-rule.ts';
import type { TaggedRule, TaggedSentence } from './tagged-rule.ts';

const CAUSATIVE = /^(?:make|makes|made|let|lets|help|helps|helped)$/;
const OBJECTS = new Set('me us him them it you people everyone someone anyone'.split(' '));
const DETERMINERS = new Set(
  'the my your his her its our their this these that those a an'.split(' '),
);
/** After one of these the object may end a clause of its own: 'what helps them is rest'. */
const OPENS_CLAUSE = /\b(?:who|what|how|whatever|whoever|way|to|more|less|when|if|where|as)\b/i;

/** The last word of the object behind the verb; -1 without one that is certain. */
const lastOfObject = (sentence: TaggedSentence, verb: number): number => {
  let at = verb + 1;
  if (sentence.gap(at) !== ' ') return -1;
  if (OBJECTS.has(sentence.word(at))) return at;
  const isDetermined = DETERMINERS.has(sentence.word(at));
  if (isDetermined) at++;
  if (sentence.tag(at) === 'ADJ') at++;
  if (sentence.tag(at) !== 'NOUN') return -1;
  const number = numberOf(sentence.word(at));
  // 'They make phone calls': the first noun belongs to the second.
  return number === 'many' || (number === 'one' && isDetermined) ? at : -1;
};

/** The base form that has to stand behind the object. 'It made him hated' is right, so after 'make' no participle is one. */
const rightForm = (sentence: TaggedSentence, verb: number, at: number): string | null => {
  const word = sentence.word(at);
  const third = baseOfThird(word);
  if (third !== null) return third === 'be' || third === 'have' ? null : third;
  if (!OBJECTS.has(sentence.word(at - 1))) return null;
  return /^mak|^made/.test(sentence.word(verb)) && !BY_PAST.has(word) ? null : baseOfPast(word);
};

/** 'It helped me formed', 'it makes workers feels': an ending behind 'make', 'let' or 'help' and their object. */
export const CAUSATIVE_FORM: TaggedRule = {
  id: 'causative-form',
  find: (sentence) =>
    matchesIn(sentence, (verb) => {
      if (!CAUSATIVE.test(sentence.word(verb)) || sentence.tag(verb) !== 'VERB') return null;
      if (OPENS_CLAUSE.test(sentence.before(verb))) return null;
      // 'The boats people make' and 'the help them gives': the subject has to be certain.
      if (!['PRON', 'NOUN', 'AUX', 'ADV', 'DET'].includes(sentence.tag(verb - 1))) return null;
      if (sentence.tag(verb - 1) === 'NOUN' && sentence.tag(verb - 2) === 'NOUN') return null;
      const object = lastOfObject(sentence, verb);
      const at = object + 1;
      if (object < 0 || sentence.tag(at) !== 'VERB' || sentence.gap(at) !== ' ') return null;
      const right = rightForm(sentence, verb, at);
      const words = writtenFrom(sentence, verb, object);
      return right === null
        ? null
        : withLast(sentence, verb, at, right, `after “${words}” the verb has no ending`);
    }),
  severity: 3,
  confidence: 0.8,
};
