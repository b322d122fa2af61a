import type { Span } from '@argint/text-analysis';

/** A change of some words: what to write in the place of a span. */
export interface Edit extends Span {
  replacement: string;
}

interface Token extends Span {
  word: string;
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));

const sharedBegin = (a: readonly Token[], b: readonly Token[], most: number): number => {
  let n = 0;
  while (n < most && a[n]?.word === b[n]?.word) n++;
  return n;
};

/**
 * The smallest change of whole words that makes `to` of the words at `at`: the words that both share at the beginning
 * and the end are left out. Where words are only put in, the word beside them is part of it, so that there is something
 * to mark. Null where nothing changes.
 */
export const minimalEdit = (text: string, at: Span, to: string): Edit | null => {
  const from = tokensOf(text.slice(at.start, at.end));
  const into = tokensOf(to);
  const shorter = Math.min(from.length, into.length);
  let begin = sharedBegin(from, into, shorter);
  const end = sharedBegin(from.toReversed(), into.toReversed(), shorter - begin);
  if (begin + end === from.length && from.length === into.length) return null;
  let fromEnd = from.length - end;
  let intoEnd = into.length - end;
  if (begin === fromEnd) {
    if (fromEnd < from.length) {
      fromEnd += 1;
      intoEnd += 1;
    } else if (begin > 0) begin -= 1;
    else return null;
  }
  const [first, last] = [from[begin], from[fromEnd - 1]];
  if (!first || !last) return null;
  const put = into.slice(begin, intoEnd);
  return {
    start: at.start + first.start,
    end: at.start + last.end,
    replacement: to.slice(put[0]?.start ?? 0, put.at(-1)?.end ?? 0),
  };
};
