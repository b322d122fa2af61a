import type { TaggedSentence } from './tagged-rule.ts';

type Test = (sentence: TaggedSentence, at: number) => boolean;

/** What a word of a frame may stand for, besides itself and a part of speech in capitals. */
export type WordClasses = Readonly<Record<string, Test>>;

/** A place in a sentence by its neighbours. */
export interface Frame {
  /** What the first marked word may be, lower case; null where its token names a class or a part of speech. */
  starts: readonly string[] | null;
  /** How many words are marked. */
  size: number;
  fits: Test;
}

const alternative = (part: string, classes: WordClasses): Test => {
  if (part.startsWith('@')) return classes[part.slice(1)] ?? (() => false);
  if (/^[A-Z]+$/.test(part)) return (sentence, at) => sentence.tag(at) === part;
  return (sentence, at) => sentence.word(at) === part;
};

/** A test of one word: alternatives parted by bars, an exclamation mark before them for 'none of these'. */
const wordTest = (token: string, classes: WordClasses): Test => {
  if (token.startsWith('!')) {
    const test = wordTest(token.slice(1), classes);
    return (sentence, at) => !test(sentence, at);
  }
  const tests = token.split('|').map((part) => alternative(part, classes));
  return (sentence, at) => tests.some((test) => test(sentence, at));
};

const startsPart: Test = (sentence, at) => at === 0 || /[,;:.!?(]/.test(sentence.gap(at));
const endsPart: Test = (sentence, at) =>
  at === sentence.length ? true : /[,;:.!?)]/.test(sentence.gap(at));

/** The test of one token of a frame, told how far the token is from the first marked word. */
const tokenTest = (token: string, offset: number, classes: WordClasses): Test => {
  const isOptionalEnd = token.endsWith('|$');
  const test = wordTest(isOptionalEnd ? token.slice(0, -2) : token, classes);
  const isNot = token.startsWith('!');
  return (sentence, at) => {
    const place = at + offset;
    if (isOptionalEnd && endsPart(sentence, place)) return true;
    const isTied = sentence.gap(offset > 0 ? place : place + 1) === ' ';
    const isThere = place >= 0 && place < sentence.length && isTied;
    return isThere ? test(sentence, place) : isNot;
  };
};

/**
 * Reads a frame such as 'could|should [of] VERB'. Tokens are parted by blanks and stand beside each other in the
 * sentence. A token is one word: itself, a part of speech in capitals or a class as '@degree'; bars part alternatives,
 * '!' stands before what it must not be, '^' before the first word of a part of a sentence, '$' after its last one;
 * '|$' ends the alternatives where the part may end as well. What is marked stands in brackets, as words or tokens.
 */
export const readFrame = (text: string, classes: WordClasses): Frame => {
  const [, before = '', marked = '', after = ''] = /^(.*?)\[(.+)\](.*)$/.exec(text) ?? [];
  const words = marked.split(' ');
  const first = words[0]?.split('|') ?? [];
  const left = before.trim() === '' ? [] : before.trim().split(' ');
  const right = after.trim() === '' ? [] : after.trim().split(' ');
  const tests: Test[] = [
    ...left.map((token, i): Test => {
      const offset = i - left.length;
      // '^' takes no place: it says how the next word begins.
      if (token === '^') return (sentence, at) => startsPart(sentence, at + offset + 1);
      return tokenTest(token, offset, classes);
    }),
    ...right.map((token, i): Test => {
      const offset = words.length + i;
      if (token === '$') return (sentence, at) => endsPart(sentence, at + offset);
      return tokenTest(token, offset, classes);
    }),
  ];
  const markedTests = words.map((token) => wordTest(token, classes));
  const isMarked: Test = (sentence, at) =>
    markedTests.every(
      (test, i) => test(sentence, at + i) && (i === 0 || sentence.gap(at + i) === ' '),
    );
  return {
    starts: first.some((part) => /^[@A-Z!]/.test(part)) ? null : first,
    size: words.length,
    fits: (sentence, at) => isMarked(sentence, at) && tests.every((t) => t(sentence, at)),
  };
};
