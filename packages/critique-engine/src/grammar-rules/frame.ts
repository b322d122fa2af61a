import { startsClause, takesSubject } from './clause-start.ts';
import type { TaggedSentence } from './tagged-sentence.ts';
import { CLASSES, type WordTest } from './word-classes.ts';
import { wordForm } from './word-form.ts';

/** A place that a frame marks. */
export interface Fit {
  first: number;
  last: number;
  /** Where each marked word of the frame stands; -1 for an optional one that is missing. */
  places: readonly number[];
  /** The last of the words behind it that the frame names: in '[in => at] the same time', 'time'. */
  phraseEnd: number;
}

/** Where a slip stands in a sentence, by its words and their neighbours. */
export interface Frame {
  /** Of these words a sentence must have one; null where the frame names no such word. */
  anchors: readonly string[] | null;
  /** The correction, if the frame has one. */
  right: string | undefined;
  /** The place whose first marked word is at an index, or null. */
  fit: (sentence: TaggedSentence, at: number) => Fit | null;
}

interface Token {
  test: WordTest;
  isNot: boolean;
  isOptional: boolean;
  mayEnd: boolean;
  words: readonly string[] | null;
}

const startsPart: WordTest = (sentence, at) => at === 0 || /[,;:.!?(]/.test(sentence.gap(at));
const endsPart: WordTest = (sentence, at) =>
  at >= sentence.length || /[,;:.!?)]/.test(sentence.gap(at));

/** Tokens that take no word: they say how the next word begins. */
const BORDERS: Readonly<Record<string, WordTest>> = {
  '^': startsPart,
  '^clause': (sentence, at) => startsClause(sentence.before(at)),
  '^subject': (sentence, at) => takesSubject(sentence.before(at)),
};

/** The parts of speech of Universal Dependencies. */
const PARTS_OF_SPEECH = new Set(
  'ADJ ADP ADV AUX CCONJ DET INTJ NOUN NUM PART PRON PROPN PUNCT SCONJ SYM VERB X'.split(' '),
);

/** The words that a part of a token stands for; null where it names a part of speech or a class without a list. */
const wordsOf = (part: string, local: Readonly<Record<string, readonly string[]>>) => {
  if (!part.startsWith('@')) {
    if (!/^[A-Z]+$/.test(part)) {
      if (!/[\p{L}\p{N}]/u.test(part)) throw new Error(`“${part}” is no word`);
      return [part];
    }
    if (!PARTS_OF_SPEECH.has(part)) throw new Error(`No part of speech is called ${part}`);
    return null;
  }
  const listed = local[part.slice(1)] ?? CLASSES[part.slice(1)];
  if (listed === undefined) throw new Error(`No class of words is called ${part}`);
  return typeof listed === 'function' ? null : listed;
};

const readToken = (text: string, local: Readonly<Record<string, readonly string[]>>): Token => {
  const isOptional = text.length > 1 && text.endsWith('?');
  const isNot = text.startsWith('!');
  const parts = text.slice(isNot ? 1 : 0, isOptional ? -1 : undefined).split('|');
  const alternatives = parts.filter((part) => part !== '$');
  const lists = alternatives.map((part) => wordsOf(part, local));
  const words = new Set(lists.flatMap((list) => list ?? []));
  const others = alternatives
    .filter((_, i) => lists[i] === null)
    .map((part): WordTest => {
      const named = CLASSES[part.slice(1)];
      return part.startsWith('@') && typeof named === 'function'
        ? named
        : (sentence, at) => sentence.tag(at) === part;
    });
  const isOne: WordTest = (sentence, at) =>
    words.has(sentence.word(at)) || others.some((test) => test(sentence, at));
  return {
    test: isNot ? (sentence, at) => !isOne(sentence, at) : isOne,
    isNot,
    isOptional,
    mayEnd: parts.length > alternatives.length,
    words: isNot || isOptional || others.length > 0 ? null : [...words],
  };
};

/** Whether the word at an index stands beside the one before it. */
const isTied = (sentence: TaggedSentence, at: number): boolean => sentence.gap(at) === ' ';

/** Whether the tokens from `k` on fit the words from `at` on; their places go into `places`. */
const fitsFrom = (
  tokens: readonly Token[],
  k: number,
  sentence: TaggedSentence,
  at: number,
  places: number[],
): boolean => {
  const token = tokens[k];
  if (!token) return true;
  const isThere = at < sentence.length && (places.length === 0 || isTied(sentence, at));
  if (isThere ? token.test(sentence, at) : token.isNot) {
    places[k] = at;
    if (fitsFrom(tokens, k + 1, sentence, at + 1, places)) return true;
  }
  places[k] = -1;
  if (token.mayEnd && endsPart(sentence, at)) return true;
  return token.isOptional && fitsFrom(tokens, k + 1, sentence, at, places);
};

/** Whether the tokens up to `k` fit the words up to the one before `at`. */
const fitsUpTo = (
  tokens: readonly (Token | WordTest)[],
  k: number,
  sentence: TaggedSentence,
  at: number,
): boolean => {
  const token = tokens[k];
  if (!token) return true;
  if (typeof token === 'function')
    return token(sentence, at) && fitsUpTo(tokens, k - 1, sentence, at);
  const isThere = at > 0 && isTied(sentence, at);
  if (isThere ? token.test(sentence, at - 1) : token.isNot)
    if (fitsUpTo(tokens, k - 1, sentence, at - 1)) return true;
  return token.isOptional && fitsUpTo(tokens, k - 1, sentence, at);
};

const tokensOf = (text: string): string[] => text.split(' ').filter((token) => token !== '');

/**
 * Reads a frame such as 'could|should [of => have] VERB': neighbours, and in brackets the marked words with their
 * correction. A token is one word: itself, a part of speech in capitals or a class as '@degree'; bars part
 * alternatives, '!' stands before what it must not be, '?' behind what may be missing. '^' stands before the first word
 * of a part of a sentence, '^clause' where a clause begins, '^subject' where a subject may, '$' behind the last word of a
 * part; '|$' ends the alternatives where the part may end as well. In the correction, '$1' is the first marked word and
 * '$1.base' that word in another form.
 *
 * @param local lists of words that only this rule's frames name
 * @throws when it marks nothing, or names a class, a part of speech or a marked word that is not there
 */
export const readFrame = (
  text: string,
  local: Readonly<Record<string, readonly string[]>> = {},
): Frame => {
  const [, before = '', marked = '', arrow, right = '', after = ''] =
    /^([^[]*)\[(.+?)(?:( =>)(?: ([^\]]*))?)?\]([^[]*)$/.exec(text) ?? [];
  if (marked === '') throw new Error(`The frame “${text}” marks nothing`);
  const read = (token: string): Token => {
    try {
      return readToken(token, local);
    } catch (error) {
      throw new Error(`In the frame “${text}”: ${(error as Error).message}`, { cause: error });
    }
  };
  const left = tokensOf(before).map((token) => BORDERS[token] ?? read(token));
  const own = tokensOf(marked).map(read);
  const ends = after.trim() === '$';
  const behind = ends ? [] : tokensOf(after).map(read);
  for (const [, number = ''] of right.matchAll(/\$(\d)/g))
    if (Number(number) < 1 || Number(number) > own.length)
      throw new Error(`The frame “${text}” marks no word $${number}`);
  const all = [...own, ...behind];
  const other = behind.findIndex(({ words, mayEnd }) => words === null || mayEnd);
  const named = other < 0 ? behind.length : other;
  const anchor = [...left, ...all]
    .flatMap((token) =>
      typeof token === 'function' || !token.words || token.mayEnd ? [] : [token.words],
    )
    .toSorted((a, b) => a.length - b.length)[0];
  return {
    anchors: anchor ?? null,
    right: arrow === undefined ? undefined : right.trim(),
    fit: (sentence, at) => {
      const places: number[] = [];
      if (!fitsFrom(all, 0, sentence, at, places)) return null;
      const markedPlaces = places.slice(0, own.length);
      const first = markedPlaces.find((place) => place >= 0) ?? -1;
      const last = markedPlaces.findLast((place) => place >= 0) ?? -1;
      if (first !== at || (ends && !endsPart(sentence, last + 1))) return null;
      return fitsUpTo(left, left.length - 1, sentence, at)
        ? { first, last, places: markedPlaces, phraseEnd: last + named }
        : null;
    },
  };
};

/** A correction such as '$1 in $3.ing' with the words of a match; null where a word has no such form. */
export const fillIn = (right: string, parts: readonly string[]): string | null => {
  let isWhole = true;
  const text = right.replace(/\$(\d)(?:\.([a-z]+))?/g, (_, number: string, form?: string) => {
    const part = parts[Number(number)] ?? '';
    const filled = part === '' ? '' : wordForm(part, form);
    isWhole &&= filled !== null;
    return filled ?? '';
  });
  return isWhole ? text : null;
};
