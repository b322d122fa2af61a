import { tagText, unknownWords } from '../../layers/pos-tagger.ts';
import { letsBare, takesSubject } from '../clause-start.ts';
import { BASE_OF_THIRD } from '../../lexicon/common-verbs.ts';
import { pluralOf } from '../../lexicon/nouns.ts';
import { isBaseForm } from '../../lexicon/verbs.ts';
import { isAuxiliary, otherNumber } from './agreeing-verb.ts';
import { isOwner, nounPhraseAt, type NounPhrase } from './noun-phrase.ts';
import { numberOf } from './noun-number.ts';
import { mayTellOfPast } from './past-story.ts';
import { found, matchesIn, writtenFrom } from '../tagged-sentence.ts';
import type { Found, TaggedSentence } from '../tagged-sentence.ts';

/** Words after which a clause with its own subject begins. */
const OPENS = new Set('because although while whereas when whenever since unless until'.split(' '));
const BETWEEN = new Set(
  'also always often never usually really still now only sometimes therefore thus hence then soon seldom rarely'.split(
    ' ',
  ),
);
/** Most words of a clause between commas: 'the grants, which go to students directly, was'. */
const INSERTED_WORDS = 14;
/** Plurals that begin a subject wherever one may stand; another plural may be an object or a name. */
const PLURALS = new Set(
  'people children men women students teachers parents girls boys many most some all other those these'.split(
    ' ',
  ),
);
/** A title is singular whatever it is made of: 'Friends is a series'. */
const WORK = /^ an? (?:[a-z]+ )?(?:film|novel|book|series|play|poem|story|show|song|game|band)\b/i;

/** What a wish names: 'God save the republic', 'Heaven forbid'. */
const WISHED_OF = new Set(
  'god gods heaven heavens lord allah fortune fate providence devil'.split(' '),
);
const WISHES = new Set(
  'bless save help forbid grant keep preserve protect defend rest forgive give speed send guide damn make let have take be'.split(
    ' ',
  ),
);

/** Most words of an opening phrase such as 'in this case'. */
const OPENING_WORDS = 6;

/** Whether the words before form an opening phrase without a verb: 'In this case the parties …', 'Firstly, markets …'. */
const followsOpening = (sentence: TaggedSentence, at: number): boolean => {
  if (at === 0 || at > OPENING_WORDS) return false;
  for (let before = 1; before < at; before++)
    if (['VERB', 'AUX', 'CCONJ'].includes(sentence.tag(before)) || sentence.gap(before) !== ' ')
      return false;
  if (sentence.gap(at) === ', ')
    return (
      /^(?:ADV|ADP)$/.test(sentence.tag(0)) &&
      sentence.tag(at) === 'NOUN' &&
      numberOf(sentence.word(at)) === 'many'
    );
  if (sentence.tag(0) !== 'ADP' || sentence.tag(at - 1) !== 'NOUN') return false;
  return sentence.gap(at) === ' ' && sentence.tag(at) === 'DET';
};

/** Whether a clause begins with this word for certain. */
const startsHere = (sentence: TaggedSentence, at: number): boolean => {
  if (at === 0) return !/[“"‘]/.test(sentence.gap(0));
  if (OPENS.has(sentence.word(at - 1)) && sentence.gap(at) === ' ') return true;
  // 'All that matters is rest.'
  if (sentence.word(at - 1) === 'that' && sentence.word(at - 2) === 'all') return false;
  // 'It proves that phones makes': after a verb, 'that' opens what is said.
  if (sentence.word(at - 1) === 'that' && sentence.tag(at - 2) === 'VERB') return true;
  const mayOpen =
    ['DET', 'PRON'].includes(sentence.tag(at)) ||
    isOwner(sentence, at) ||
    (sentence.tag(at) === 'NOUN' && /^(?:how|why)$/.test(sentence.word(at - 1)));
  if (!mayOpen && !PLURALS.has(sentence.word(at))) return followsOpening(sentence, at);
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
  // 'The countries is support it': “is” is too many.
  if (
    /^(?:is|are|was|were)$/.test(sentence.word(verb)) &&
    isBaseForm(sentence.word(verb + 1)) &&
    (sentence.tag(verb + 1) === 'VERB' || /^(?:DET|ADJ|NOUN)$/.test(sentence.tag(verb + 2)))
  )
    return false;
  // 'My opinion cause I saw it': what follows has a subject of its own.
  if (/^(?:i|he|she|we|they)$/.test(sentence.word(verb + 1))) return false;
  if (BASE_OF_THIRD.has(sentence.word(verb))) return follows !== 'AUX';
  return isAuxiliary(sentence.word(verb)) || !['AUX', 'VERB'].includes(follows);
};

/** The word behind a clause with 'which' or 'who' between commas that follows the noun phrase; -1 without one. */
const behindInserted = (sentence: TaggedSentence, opening: number): number => {
  if (sentence.gap(opening) !== ', ' || !/^(?:which|who|whose)$/.test(sentence.word(opening)))
    return -1;
  for (let at = opening + 1; at <= opening + INSERTED_WORDS; at++)
    if (sentence.gap(at) !== ' ') return sentence.gap(at) === ', ' ? at : -1;
  return -1;
};

/** The word behind an infinitive with its object: 'the decision to close the halls have'; -1 without one. */
const behindInfinitive = (sentence: TaggedSentence, to: number): number => {
  if (sentence.word(to) !== 'to' || sentence.tag(to + 1) !== 'VERB') return -1;
  for (let at = to; at <= to + 2; at++) if (sentence.gap(at) !== ' ') return -1;
  const object = nounPhraseAt(sentence, to + 2);
  return object && sentence.gap(object.last + 1) === ' ' ? object.last + 1 : -1;
};

/** The auxiliary behind a clause between commas, if it has the wrong number: only there is a list of verbs ruled out. */
const matchBehindClause = (
  sentence: TaggedSentence,
  phrase: NounPhrase,
  verb: number,
): Found | null => {
  const right = isAuxiliary(sentence.word(verb))
    ? otherNumber(sentence, verb, phrase.number)
    : null;
  if (right === null || (!phrase.determined && phrase.number === 'one')) return null;
  const head = sentence.written(phrase.head);
  return found(
    sentence,
    verb,
    verb,
    right,
    `the verb goes with “${head}”, which is ${phrase.number === 'one' ? 'one' : 'more than one'}`,
  );
};

/** 'Exercise improve your health': one noun without a determiner, and a word that is hardly ever a noun. */
const isBareSubject = (
  sentence: TaggedSentence,
  { first, last }: NounPhrase,
  verb: number,
): boolean =>
  first === last &&
  verb === last + 1 &&
  (first === 0 || /^(?:how|why|because|that)$/.test(sentence.word(first - 1))) &&
  sentence.tag(verb) === 'VERB' &&
  tagText(sentence.word(verb))[0]?.tag === 'VERB' &&
  /^(?:DET|PRON|ADJ|NOUN)$/.test(sentence.tag(verb + 1));

/** 'They' speaks of the subject at most so many words before. */
const THEY_WORDS = 14;

/** 'When your parent teach you, they …': the noun is the slip and not the verb. */
const isMeantAsMany = (sentence: TaggedSentence, phrase: NounPhrase, verb: number): boolean => {
  if (
    phrase.number !== 'one' ||
    !/^(?:the|my|your|our|his|her|their)$/.test(sentence.word(phrase.first))
  )
    return false;
  for (let at = verb + 1; at < sentence.length && at < verb + THEY_WORDS; at++) {
    if (/^(?:they|them|themselves)$/.test(sentence.word(at))) return true;
    if (sentence.tag(at) === 'NOUN' && numberOf(sentence.word(at)) === 'many') return false;
  }
  return false;
};

const matchFor = (sentence: TaggedSentence, phrase: NounPhrase): Found | null => {
  let verb = phrase.last + 1;
  const behind = Math.max(behindInserted(sentence, verb), behindInfinitive(sentence, verb));
  if (behind >= 0) return matchBehindClause(sentence, phrase, behind);
  if (
    BETWEEN.has(sentence.word(verb)) ||
    (sentence.tag(verb) === 'ADV' && /[a-z]{2}ly$/.test(sentence.word(verb)))
  )
    verb++;
  if (sentence.gap(verb) !== ' ' || /[-–]/.test(sentence.gap(verb + 1))) return null;
  const right = otherNumber(sentence, verb, phrase.number);
  if (right === null || !isVerbOf(sentence, verb)) return null;
  if (phrase.number === 'one') {
    // 'The taxi rank, the market and the station': a noun of a list.
    if (
      sentence.tag(verb) === 'VERB' &&
      (sentence.gap(verb + 1).startsWith(',') || /^(?:and|or|of)$/.test(sentence.word(verb + 1)))
    )
      return null;
    // 'If the child were', 'they ask that the child go'; without a determiner the noun may belong to a list or a name.
    if (!phrase.determined && !isBareSubject(sentence, phrase, verb)) return null;
    if (letsBare(sentence.before(phrase.first))) return null;
    if (WISHED_OF.has(sentence.word(phrase.head)) && WISHES.has(sentence.word(verb))) return null;
    if (
      sentence.tag(verb) === 'VERB' &&
      mayTellOfPast(sentence.text) &&
      !/^(?:how|why)$/.test(sentence.word(phrase.first - 1))
    )
      return null;
    // 'Not until the spring do they come.'
    if (sentence.word(verb) === 'do' && sentence.word(0) === 'not') return null;
  } else if (unknownWords([sentence.word(phrase.head)]).size > 0) {
    // A misspelt word in s, such as 'kindnes', may be one thing.
    return null;
  } else if (WORK.test(` ${writtenFrom(sentence, verb + 1, verb + 4)}`)) return null;
  const head = sentence.written(phrase.head);
  if (isMeantAsMany(sentence, phrase, verb))
    return found(
      sentence,
      phrase.head,
      verb,
      `${pluralOf(sentence.word(phrase.head))} ${writtenFrom(sentence, phrase.head + 1, verb)}`,
      'the verb and “they” go with more than one',
    );
  return found(
    sentence,
    phrase.head,
    verb,
    `${writtenFrom(sentence, phrase.head, verb - 1)} ${right}`,
    `the verb goes with “${head}”, which is ${phrase.number === 'one' ? 'one' : 'more than one'}`,
  );
};

/** A noun at the start of a clause whose verb has the wrong number, also with words between them. */
export const subjectVerb = (sentence: TaggedSentence): Found[] =>
  matchesIn(sentence, (at) => {
    const phrase = startsHere(sentence, at) ? nounPhraseAt(sentence, at) : null;
    return phrase && matchFor(sentence, phrase);
  });
