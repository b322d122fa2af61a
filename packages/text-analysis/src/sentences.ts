import { isAbbreviation, mayEndSentence } from './abbreviations.ts';
import { paragraphsOf } from './paragraphs.ts';
import type { Span } from './span.ts';
import { isSpace } from './words.ts';

const stops = new Set(['.', '!', '?', '…']);
const closers = new Set(['"', "'", '”', '’', ')', ']', '»']);
const openers = /["'“‘([«]/;
const lowercase = /\p{Ll}/u;
const capital = /\p{Lu}/u;

/** The token before a stop, at most 24 units: no abbreviation is longer, and the limit keeps time linear. */
const tokenBefore = (text: string, at: number, from: number): string => {
  let start = at;
  while (start > from && at - start < 24 && !/[\s("'“‘[]/.test(text[start - 1] ?? ' ')) start--;
  return text.slice(start, at);
};

const isInitial = (token: string): boolean => /^\p{Lu}$/u.test(token) && token !== 'I';

/** One letter of an abbreviation that is written with spaces, if digits may stand before it: '10p. m.', 'e. g.'. */
const SPACED = /^\p{N}{0,2}\p{Ll}$/u;

/** Whether a stop stands inside an abbreviation that is written with spaces, as the first one of 'p. m.' does. */
const isInsideSpaced = (text: string, token: string, next: number): boolean =>
  SPACED.test(token) && /^\p{Ll}\./u.test(text.slice(next, next + 2));

/** Whether a token before a stop is the last letter of such an abbreviation. */
const isLastOfSpaced = (text: string, token: string, stop: number): boolean =>
  /^\p{Ll}$/u.test(token) &&
  /[\s\p{N}]\p{Ll}\. $/u.test(text.slice(Math.max(0, stop - 5), stop - 1));

/** Whether a run of stops at [stop, after) ends the sentence; `next` is the first unit that is not space. */
const endsHere = (
  text: string,
  from: number,
  stop: number,
  after: number,
  next: string,
): boolean => {
  const run = text.slice(stop, after);
  const glued = after < text.length && !isSpace(text.charCodeAt(after));
  if (glued) {
    // 'friends.However' lacks its space and 'friends .However' has it on the wrong side; 'node.js', '3.5' and '.Net' are right.
    return (
      run === '.' &&
      /\p{Ll}{2}|[\p{Ll}\p{N})] $/u.test(text.slice(stop - 2, stop)) &&
      !text.startsWith('Net', after) &&
      capital.test(text[after] ?? '') &&
      lowercase.test(text[after + 1] ?? '')
    );
  }
  if (run.startsWith('…') || run.startsWith('..')) return !lowercase.test(next);
  if (run.includes('!') || run.includes('?'))
    return !(closers.has(run.at(-1) ?? '') && lowercase.test(next));
  const token = tokenBefore(text, stop, from);
  if (token.toLowerCase() === 'no') return !/\p{N}/u.test(next);
  if (isInitial(token) || isInsideSpaced(text, token, after + 1)) return false;
  if (isLastOfSpaced(text, token, stop)) return capital.test(next);
  if (token !== 'I' && isAbbreviation(token)) return mayEndSentence(token) && capital.test(next);
  if (/^\p{N}{1,2}$/u.test(token) && stop - token.length === from) return false;
  return true;
};

/** Sentences of one paragraph, in order and trimmed; together they hold all its text. Takes linear time. */
export const sentencesIn = (text: string, { start, end }: Span): Span[] => {
  const sentences: Span[] = [];
  let from = start;
  for (let i = start; i < end; i++) {
    if (!stops.has(text[i] ?? '')) continue;
    let after = i + 1;
    while (after < end && (stops.has(text[after] ?? '') || closers.has(text[after] ?? ''))) after++;
    let next = after;
    while (next < end && isSpace(text.charCodeAt(next))) next++;
    let letter = next;
    while (letter < end && openers.test(text[letter] ?? '')) letter++;
    if (next >= end || endsHere(text, from, i, after, text[letter] ?? '')) {
      sentences.push({ start: from, end: after });
      from = next;
    }
    i = after - 1;
  }
  if (from < end) sentences.push({ start: from, end });
  return sentences;
};

/** Sentences of a whole text; none crosses a paragraph. */
export const sentencesOf = (text: string): Span[] =>
  paragraphsOf(text).flatMap((paragraph) => sentencesIn(text, paragraph));
