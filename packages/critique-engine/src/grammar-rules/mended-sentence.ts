import type { SentenceSource } from '../essay.ts';
import { readSentence } from '../layers/sentence-source.ts';
import { isBaseForm, participleOf } from '../lexicon/verbs.ts';
import { editedText, type Edit } from './rare-pair.ts';
import { numberOf } from './finders/noun-number.ts';

/** The words of a mended sentence, and which of them a correction touches. */
interface Mended extends SentenceSource {
  first: number;
  last: number;
}

const isArticle = (lower: string): boolean => lower === 'a' || lower === 'an';
/** What may stand between an article and a noun that means several: 'a few friends', 'a hundred people'. */
const COUNTS = /^(?:few|lot|couple|hundred|thousand|million|billion|dozen|great|good|number|many)$/;
const BE = /^(?:am|is|are|was|were)$/;
const MODAL = /^(?:can|could|will|would|shall|should|may|might|must)$/;
const ANY_BE = /^(?:be|am|is|are|was|were|been|being)$/;
/** Participles of verbs that have no passive. */
const WITHOUT_PASSIVE =
  /^(?:succeeded|happened|existed|arrived|occurred|appeared|disappeared|died|fallen|remained|seemed|become|belonged|consisted|depended|slept)$/;
const SUBJECT = /^(?:i|you|we|they|he|she|it)$/;

/** Tags of what an article and an adverb may stand before. */
const NOMINAL: ReadonlySet<string> = new Set(['ADJ', 'NOUN', 'PROPN', 'NUM', 'VERB']);

/** 'A opportunities', 'a trustworthy and we': an article whose noun is missing or means several. */
const hasBareArticle = ({ words, tags, first, last }: Mended): boolean =>
  words.some(({ lower }, i) => {
    if (i < first - 1 || i > last || !isArticle(lower)) return false;
    let at = i + 1;
    // 'An again when I see them': the article has no noun.
    if (tags[at] === 'ADV' && ![1, 2].some((step) => NOMINAL.has(tags[at + step] ?? '')))
      return true;
    while (tags[at] === 'ADJ' && !COUNTS.test(words[at]?.lower ?? '')) at++;
    const noun = words[at]?.lower ?? '';
    if (at > i + 1 && noun === 'and')
      return /^(?:the|i|you|we|they|he|she|it)$/.test(words[at + 1]?.lower ?? '');
    return tags[at] === 'NOUN' && tags[at + 1] !== 'NOUN' && numberOf(noun) === 'many';
  });

/** 'It is can be argued': a second verb that the correction leaves standing. */
const hasTwoVerbs = ({ words, first, last }: Mended): boolean =>
  words.some(
    ({ lower }, i) =>
      first < last &&
      i >= first - 2 &&
      i <= last &&
      BE.test(lower) &&
      MODAL.test(words[i + 1]?.lower ?? ''),
  );

/** 'They want to be succeeded'. */
const hasFalsePassive = ({ words, first, last }: Mended): boolean =>
  words.some(
    ({ lower }, i) =>
      i > first &&
      i <= last &&
      WITHOUT_PASSIVE.test(lower) &&
      ANY_BE.test(words[i - 1]?.lower ?? ''),
  );

/** 'Have you get older': a perfect without its participle. */
const hasHalfPerfect = ({ words, first, last }: Mended): boolean =>
  words.some(({ lower }, i) => {
    if (i < first || i > last || !/^ha(?:ve|s)$/.test(lower)) return false;
    const verb = words[i + 2]?.lower ?? '';
    return (
      !SUBJECT.test(words[i - 1]?.lower ?? '') &&
      SUBJECT.test(words[i + 1]?.lower ?? '') &&
      isBaseForm(verb) &&
      participleOf(verb) !== verb
    );
  });

const FAULTS = [hasBareArticle, hasTwoVerbs, hasFalsePassive, hasHalfPerfect];

/** Whether a sentence is still wrong around a correction of it, by what the words beside it are. */
export const isBadlyMended = (source: SentenceSource, edit: Edit): boolean => {
  const after = readSentence(editedText(source.text, edit));
  const end = edit.start + edit.replacement.length;
  const touched = after.words.flatMap((word, i) =>
    word.start < end && edit.start < word.end ? [i] : [],
  );
  const [first] = touched;
  const last = touched.at(-1);
  if (first === undefined || last === undefined) return false;
  return FAULTS.some((isFault) => isFault({ ...after, first, last }));
};
