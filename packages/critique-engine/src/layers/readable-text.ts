import type { Span } from '@argint/text-analysis';
import type { Region } from '../essay.ts';
import { cutWords } from './cut-words.ts';
import type { Edit } from './cut-words.ts';

/** Invisible characters: zero-width, direction marks, soft hyphens. */
const unseen = /[\p{Cf}\u115f\u3164\u180e]/gu;
const emoji = /\p{RGI_Emoji}/gv;
/** Whitespace other than the plain space, and control characters. Line ends stay. */
const blank = /[^\S\n\r\u2028\u2029 ]|(?![\n\r])\p{Cc}/gu;
/** Other line ends: the one of old Macs, and those of Unicode. */
const lineEnd = /\r(?!\n)|[\u2028\u2029]/gu;

/** A text in which some parts were left out or replaced by shorter ones, at the same length. */
export interface ReadableText {
  text: string;
  /** The span of the original that a span of `text` stands for. */
  placeOf: (span: Span) => Span;
}

/** Invisible characters at either end of a run of others. One at the end of a line may be a soft hyphen that cuts a word. */
const unseenEnds =
  /(?<!\S)[\p{Cf}\u115f\u3164\u180e]+|[\p{Cf}\u115f\u3164\u180e]+(?![\S\n])|[\p{Cf}\u115f\u3164\u180e]+$/gu;
const decomposed = /\p{L}\p{M}+/gu;

/** Text with spaces, of the same length, in place of what is no letter, mark or plain space. Line ends stay. */
const plainText = (text: string): string =>
  text
    .replace(emoji, (found) => ' '.repeat(found.length))
    .replace(blank, ' ')
    .replace(lineEnd, '\n')
    .replace(unseenEnds, (found) => ' '.repeat(found.length));

/** The parts that are left out or composed, in order. */
const editsOf = (text: string): Edit[] => {
  const edits: Edit[] = [...text.matchAll(unseen)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
    insert: '',
  }));
  for (const { index, 0: found } of text.matchAll(decomposed)) {
    const insert = found.normalize('NFC');
    if (insert.length < found.length)
      edits.push({ start: index, end: index + found.length, insert });
  }
  return [...cutWords(text), ...edits].sort((one, other) => one.start - other.start);
};

/** Makes the edits. Every line that becomes shorter gets spaces at its end, so that the next one begins where it did. */
const withEdits = (text: string, edits: readonly Edit[]): ReadableText => {
  let out = '';
  const places: number[] = [];
  let at = 0;
  let owed = 0;
  const add = (words: string, place: number, isOriginal: boolean): void => {
    for (let i = 0; i < words.length; i++) {
      const from = isOriginal ? place + i : place;
      if (words[i] === '\n' && isOriginal)
        for (; owed > 0; owed--) {
          out += ' ';
          places.push(from);
        }
      out += words.charAt(i);
      places.push(from);
    }
  };
  for (const { start, end, insert } of edits) {
    if (start < at) continue;
    add(text.slice(at, start), at, true);
    add(insert, start, false);
    owed += end - start - insert.length;
    at = end;
  }
  add(text.slice(at), at, true);
  for (; owed > 0; owed--) {
    out += ' ';
    places.push(text.length);
  }
  const placeAt = (offset: number): number => places[offset] ?? text.length;
  return { text: out, placeOf: ({ start, end }) => ({ start: placeAt(start), end: placeAt(end) }) };
};

/**
 * The text as a reader sees it, with the same length and the same lines. Emoji, tabs and controls become spaces, so that they
 * change no score. Invisible characters inside a word are left out, letters and their accents are composed, and words that
 * were cut at the end of a line are joined. What comes behind these moves up, and `placeOf` says where it is in the original.
 */
export const readableText = (original: string): ReadableText => {
  const plain = plainText(original);
  return withEdits(plain, editsOf(plain));
};

/** The text with spaces in place of what is not part of the essay: instructions to a program, and parts of a web page. */
export const withoutForeignParts = (text: string, regions: readonly Region[]): string => {
  const parts: string[] = [];
  let at = 0;
  for (const { kind, start, end } of regions) {
    if ((kind !== 'instruction' && kind !== 'furniture') || start < at) continue;
    parts.push(text.slice(at, start), text.slice(start, end).replace(/[^\n\r]/g, ' '));
    at = end;
  }
  return parts.join('') + text.slice(at);
};
