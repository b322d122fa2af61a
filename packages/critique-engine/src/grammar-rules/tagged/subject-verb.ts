import { unknownWords } from '../../layers/pos-tagger.ts';
import { letsBare, takesSubject } from '../clause-start.ts';
import { BASE_OF_THIRD } from '../verb-forms.ts';
import { isAuxiliary, otherNumber } from './agreeing-verb.ts';
import { nounPhraseAt, type NounPhrase } from './noun-phrase.ts';
import { mayTellOfPast } from './past-story.ts';
import { matchesIn, writtenFrom } from './tagged-rule.ts';
import type { TaggedMatch, TaggedRule, TaggedSentence } from './tagged-rule.ts';

/** Words after which a clause with its own subject begins. */
const OPENS = new Set('because although while whereas when whenever since unless until'.split(' '));
const BETWEEN = new Set(
  'also always often never usually really still now only sometimes'.split(' '),
);
/** Plurals that begin a subject wherever one may stand; another plural may be an object or a name. */
const PLURALS = new Set(
  'people children men women students teachers parents girls boys many most some all other those these'.split(
    ' ',
  ),
);
/** A title is singular whatever it is made of: 'Friends is a series'. */
const WORK = /^ an? (?:[a-z]+ )?(?:film|novel|book|series|play|poem|story|show|song|game|band)\b/i;

/** Most words of an opening phrase such as 'in this case'. */
const OPENING_WORDS = 6;

/** Whether the words before form an opening phrase without a verb: 'In this case the parties …'. */
const followsOpening = (sentence: TaggedSentence, at: number): boolean => {
  if (at === 0 || at > OPENING_WORDS || sentence.tag(0) !== 'ADP') return false;
  if (sentence.tag(at - 1) !== 'NOUN' || sentence.gap(at) !== ' ') return false;
  for (let before = 1; before < at; before++)
    if (['VERB', 'AUX', 'CCONJ'].includes(sentence.tag(before))) return false;
  return sentence.tag(at) === 'DET';
};

/** Whether a clause begins with this word for certain. */
const startsHere = (sentence: TaggedSentence, at: number): boolean => {
  if (at === 0) return !/[“"‘]/.test(sentence.gap(0));
  if (OPENS.has(sentence.word(at - 1)) && sentence.gap(at) === ' ') return true;
  // 'It proves that phones makes': after a verb, 'that' opens what is said.
  if (sentence.word(at - 1) === 'that' && sentence.tag(at - 2) === 'VERB') return true;
  if (!['DET', 'PRON'].includes(sentence.tag(at)) && !PLURALS.has(sentence.word(at))) return false;
  return takesSubject(sentence.before(at)) || followsOpening(sentence, at);
};

/** Whether the verb really ends the subject: another verb right behind it would be the real one. */
const isVerbOf = (sentence: TaggedSentence, verb: number): boolean => {
  const next = sentence.tag(verb + 1);
  const follows = sentence.gap(verb + 1) === ' ' ? next : '';
  // 'Woods has argued': what looks like a plural at the start may be a name.
  if (sentence.tag(0) === 'PROPN' && verb === 1 && follows === 'VERB') return false;
  // 'All the miners needs is rest.'
  if (sentence.word(0) === 'all' && follows === 'AUX') return false;
  if (BASE_OF_THIRD.has(sentence.word(verb))) return follows !== 'AUX';
  return isAuxiliary(sentence.word(verb)) || !['AUX', 'VERB'].includes(follows);
};

const matchFor = (sentence: TaggedSentence, phrase: NounPhrase): TaggedMatch | null => {
  let verb = phrase.last + 1;
  if (BETWEEN.has(sentence.word(verb))) verb++;
  if (sentence.gap(verb) !== ' ' || /[-–]/.test(sentence.gap(verb + 1))) return null;
  const right = otherNumber(sentence, verb, phrase.number);
  if (right === null || !isVerbOf(sentence, verb)) return null;
  if (phrase.number === 'one') {
    // 'If the child were', 'they ask that the child go'; without a determiner the noun may belong to a list or a name.
    if (!phrase.determined || letsBare(sentence.before(phrase.first))) return null;
    if (sentence.tag(verb) === 'VERB' && mayTellOfPast(sentence.text)) return null;
    // 'Not until the spring do they come.'
    if (sentence.word(verb) === 'do' && sentence.word(0) === 'not') return null;
  } else if (unknownWords([sentence.word(phrase.head)]).size > 0) {
    // A misspelt word in s, such as 'kindnes', may be one thing.
    return null;
  } else if (WORK.test(` ${writtenFrom(sentence, verb + 1, verb + 4)}`)) return null;
  const head = sentence.written(phrase.head);
  return {
    first: phrase.head,
    last: verb,
    replacement: `${writtenFrom(sentence, phrase.head, verb - 1)} ${right}`,
    reason:
      phrase.number === 'one'
        ? `the verb goes with “${head}”, which is one`
        : `the verb goes with “${head}”, which is more than one`,
  };
};

/** A noun at the start of a clause whose verb has the wrong number, also with words between them. */
export const SUBJECT_VERB: TaggedRule = {
  id: 'subject-verb',
  find: (sentence) =>
    matchesIn(sentence, (at) => {
      const phrase = startsHere(sentence, at) ? nounPhraseAt(sentence, at) : null;
      return phrase && matchFor(sentence, phrase);
    }),
  severity: 3,
  confidence: 0.8,
};
