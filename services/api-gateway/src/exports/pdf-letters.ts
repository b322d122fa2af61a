import type { Font } from 'fontkit';
import type { PdfContent } from 'pdfmake';

/** Stands for a sign that no font has. */
const UNKNOWN = '▯';
/** Signs that are not seen: joiners, marks of direction, selectors of another shape. */
const unseen = /^[\p{Cf}\p{Variation_Selector}]$/u;
const TURNED = '[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc]';
/** Words that are written from right to left, with the numbers, blanks and signs between them. */
const phrase = new RegExp(
  `(?=\\p{L})${TURNED}(?:(?:${TURNED}|[\\p{M}\\p{Nd} .,:;!?'"/-])*${TURNED})?`,
  'gu',
);
/** A text of which the first letter is written from right to left. */
const beginsTurned = new RegExp(`^\\P{L}*(?=\\p{L})${TURNED}`, 'u');
/** The words of a phrase that have room on one line. */
const turnedLine = /\S.{0,59}(?!\S)|\S+/gu;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

type Piece = string | { text: string; font: 'Sans' };

/** Puts texts into letters that the fonts of a PDF have. */
export interface Printer {
  /** The content, with signs of the wider font set in it, and a box for each sign that neither font has. */
  print(content: PdfContent): PdfContent;
  /** What a reader of the file has to know of its letters; null if nothing. */
  note(): string | null;
}

/**
 * @param serif the font of the essay
 * @param sans the font with more signs
 */
export const createPrinter = (serif: Font, sans: Font): Printer => {
  let boxes = 0;
  let isTurned = false;
  const fontOf = (sign: string): 'serif' | 'sans' | null => {
    const points = [...sign]
      .filter((point) => !unseen.test(point))
      .map((point) => point.codePointAt(0) ?? 0);
    if (points.every((point) => point < 0x20 || serif.hasGlyphForCodePoint(point))) return 'serif';
    return points.every((point) => sans.hasGlyphForCodePoint(point)) ? 'sans' : null;
  };
  const lettersOf = (text: string): Piece[] => {
    const pieces: Piece[] = [];
    for (const { segment } of graphemes.segment(text)) {
      const font = fontOf(segment);
      boxes += font === null ? 1 : 0;
      const sign = font === null ? UNKNOWN : segment;
      const last = pieces.at(-1);
      if (font === 'sans' && typeof last === 'object') last.text += sign;
      else if (font === 'sans') pieces.push({ text: sign, font: 'Sans' });
      else if (typeof last === 'string') pieces[pieces.length - 1] = last + sign;
      else pieces.push(sign);
    }
    return pieces;
  };
  /** The font turns what it sets at once, so the words of a line stay together. It turns numbers as well, which are turned before. */
  const turned = (words: string): Piece => ({
    text: (words.match(turnedLine) ?? [])
      .map((line) =>
        line
          .replaceAll(' ', '\u00a0')
          .replace(/\p{Nd}+/gu, (number) => [...number].reverse().join('')),
      )
      .join('\n'),
    font: 'Sans',
  });
  const piecesOf = (text: string): Piece[] => {
    // Latin letters, which both fonts have.
    if (!/[^\n\t -\u024f\u2010-\u2027]/.test(text)) return [text];
    isTurned ||= beginsTurned.test(text);
    const pieces: Piece[] = [];
    let end = 0;
    for (const { 0: words, index } of text.matchAll(phrase)) {
      const isKnown = fontOf(words) === 'sans';
      pieces.push(...lettersOf(text.slice(end, index)));
      pieces.push(...(isKnown ? [turned(words)] : lettersOf(words)));
      end = index + words.length;
    }
    return [...pieces, ...lettersOf(text.slice(end))];
  };
  const texts = (text: unknown): unknown => {
    if (typeof text === 'string') {
      const pieces = piecesOf(text);
      return pieces.length === 1 && typeof pieces[0] === 'string' ? pieces[0] : pieces;
    }
    if (Array.isArray(text)) return text.flatMap((one: unknown) => texts(one) as PdfContent[]);
    const { text: inner, ...style } = text as { text: unknown };
    return { ...style, text: texts(inner) };
  };
  const print = (content: PdfContent): PdfContent => {
    if (typeof content === 'string') return { text: texts(content) };
    const printed: Record<string, unknown> = { ...content };
    if ('text' in content) printed['text'] = texts(content['text']);
    for (const list of ['stack', 'ul'])
      if (Array.isArray(content[list])) printed[list] = (content[list] as PdfContent[]).map(print);
    return printed;
  };
  const note = (): string | null => {
    const said = [
      ...(boxes > 0
        ? [
            `The letters of this PDF lack ${boxes === 1 ? 'one sign' : `${boxes} signs`} of your text, such as emoji: ${UNKNOWN} stands for each.`,
          ]
        : []),
      ...(isTurned
        ? ['Words that are written from right to left may stand in another order here.']
        : []),
    ];
    return said.length > 0
      ? [...said, 'The Word file has them as you wrote them.'].join(' ')
      : null;
  };
  return { print, note };
};
