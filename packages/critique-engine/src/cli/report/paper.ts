import { styleText } from 'node:util';

/** Where a report is printed: its width in columns, and whether it has colours. */
export interface Paper {
  columns: number;
  colour: boolean;
}

type Style = Parameters<typeof styleText>[0];

const WIDEST = 100;
const NARROWEST = 40;
const UNKNOWN = 88;

/** The paper of a stream. It has colours only on a terminal that supports them, and not with NO_COLOR. */
export const paperFor = (stream: {
  isTTY?: boolean;
  columns?: number;
  hasColors?: () => boolean;
}): Paper => ({
  columns: Math.min(WIDEST, Math.max(NARROWEST, (stream.isTTY && stream.columns) || UNKNOWN)),
  colour: Boolean(stream.isTTY && stream.hasColors?.()),
});

/** Text in a style if the paper has colours, else unchanged. */
export const paint = (paper: Paper, style: Style, text: string): string =>
  paper.colour ? styleText(style, text, { validateStream: false }) : text;

// What would steer a terminal or turn the order of its letters round.
const steering = /[\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]|\p{Surrogate}/gu;

/** Removes from a line of an essay what would control the terminal. */
export const safe = (text: string): string =>
  text.replace(/\s/gu, ' ').replace(steering, (unit) => (/\p{Surrogate}/u.test(unit) ? '�' : ''));

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const wide =
  /^(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303e\uff01-\uff60])/u;

/** The columns a text takes on a terminal. */
export const widthOf = (text: string): number => {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes.segment(text))
    width += wide.test(segment) ? 2 : /^\p{M}/u.test(segment) ? 0 : 1;
  return width;
};

/** The beginning of a text that fits into the given number of columns; with `fromEnd`, its end. */
export const clip = (text: string, columns: number, fromEnd = false): string => {
  if (widthOf(text) <= columns) return text;
  const parts = [...graphemes.segment(text)].map(({ segment }) => segment);
  if (fromEnd) parts.reverse();
  const kept: string[] = [];
  let width = 0;
  for (const part of parts) {
    width += widthOf(part);
    if (width > columns) break;
    kept.push(part);
  }
  return (fromEnd ? kept.reverse() : kept).join('');
};

/** A word that is wider than the line, in pieces that fit. */
const pieces = (word: string, columns: number): string[] => {
  const found: string[] = [];
  for (let rest = word; rest;) {
    const piece = clip(rest, columns) || rest;
    found.push(piece);
    rest = rest.slice(piece.length);
  }
  return found;
};

/** Text in lines of the paper's width: the first begins with `first`, the others with as many blanks or `rest`. */
export const wrap = (
  text: string,
  paper: Paper,
  first = '',
  rest = ' '.repeat(widthOf(first)),
): string[] => {
  const room = Math.max(10, paper.columns - widthOf(rest));
  const lines: string[] = [];
  let line = '';
  for (const word of safe(text)
    .split(' ')
    .filter(Boolean)
    .flatMap((w) => pieces(w, room))) {
    if (line && widthOf(line) + 1 + widthOf(word) > room) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].map((content, i) => (i === 0 ? first : rest) + content);
};
