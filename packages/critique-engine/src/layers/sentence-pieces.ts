import type { Sentence } from '../essay.ts';

/** A stop with no space after it, as the gap between two words. */
const TIGHT_STOP = /^\s*[.!?]+["”’)]?$/;
/** What follows a stop in an address or a file name. */
const ADDRESS_PART = /^(?:com|org|net|edu|gov|info|co|ac|za|uk|html?|pdf|docx?|js)$/;

/**
 * The pieces of a sentence between full stops with no space after them: 'It rains.then we go' has two. A sentence without
 * such a stop is its own piece.
 */
export const piecesOf = (sentence: Sentence): Sentence[] => {
  const { words, tags, text, start, end } = sentence;
  const cuts = words.flatMap(({ lower, start: at }, i) => {
    const before = words[i - 1];
    const gap = before ? text.slice(before.end - start, at - start) : '';
    const isStop = TIGHT_STOP.test(gap) && /^(?!www$)\p{L}{2,}$/u.test(before?.lower ?? '');
    return isStop && !ADDRESS_PART.test(lower) ? [i] : [];
  });
  if (cuts.length === 0) return [sentence];
  return [0, ...cuts].map((first, n) => {
    const next = cuts[n];
    const from = n === 0 ? start : (words[first]?.start ?? start);
    const to = next === undefined ? end : (words[next]?.start ?? end);
    return {
      ...sentence,
      start: from,
      end: to,
      text: text.slice(from - start, to - start),
      words: words.slice(first, next),
      tags: tags.slice(first, next),
    };
  });
};
