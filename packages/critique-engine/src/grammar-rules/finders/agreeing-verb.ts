import { isBaseForm, thirdOf, verbOfPast, verbOfThird } from '../../lexicon/verbs.ts';
import type { TaggedSentence } from '../tagged-sentence.ts';

// Maps, because a word of an essay may be 'constructor'.
/** Auxiliaries for one -> for many. */
const PLURAL_OF: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
  ["isn't", "aren't"],
  ["wasn't", "weren't"],
  ["hasn't", "haven't"],
  ["doesn't", "don't"],
]);
/** The same the other way round. */
const SINGULAR_OF: ReadonlyMap<string, string> = new Map(
  [...PLURAL_OF].map(([one, many]) => [many, one]),
);

/** Whether a word is 'is', 'was', 'has' or 'does', also with its 'not'. */
export const isSingularAuxiliary = (word: string): boolean => PLURAL_OF.has(word);
/** Whether a word is one of these verbs in either number. */
export const isAuxiliary = (word: string): boolean => PLURAL_OF.has(word) || SINGULAR_OF.has(word);

/** Words that follow a noun as often as they are its verb. */
const NOT_THE_VERB = new Set(
  'like need dare please regard concern include including better best time price dose okay sure worth due abound effect'.split(
    ' ',
  ),
);

/** Base forms that are participles as well, but no past forms. */
const ALSO_PARTICIPLE = new Set(['become', 'come']);

/** Whether a word is a base form, and no past form or participle: not 'put', 'found' or 'lay'. */
const isBase = (word: string): boolean =>
  isBaseForm(word) &&
  (verbOfPast(word) === null || ALSO_PARTICIPLE.has(word)) &&
  !NOT_THE_VERB.has(word);

/** The form of a finite verb that a subject of the other number has; null if the word is no such verb. */
export const formFor = (word: string, subject: 'one' | 'many'): string | null =>
  subject === 'many'
    ? (PLURAL_OF.get(word) ?? verbOfThird(word)?.base ?? null)
    : (SINGULAR_OF.get(word) ?? (isBase(word) ? thirdOf(word) : null));

/** The same for the word at an index, if it is a verb there. */
export const otherNumber = (
  sentence: TaggedSentence,
  at: number,
  subject: 'one' | 'many',
): string | null =>
  isAuxiliary(sentence.word(at)) || sentence.tag(at) === 'VERB'
    ? formFor(sentence.word(at), subject)
    : null;
