import { describe, expect, test } from '@jest/globals';
import { aCritique } from '../../../testing/builders.ts';
import { markAt, marksIn, pieceLines } from './editor-marks.ts';

const text = 'Everyone knows it.\n\nStudies show\nthat it works.';
const critiques = [
  aCritique(text, 'Everyone', { id: 'everyone', severity: 4 }),
  aCritique(text, 'Everyone knows it.', { id: 'sentence' }),
  aCritique(text, 'Studies show\nthat it', { id: 'two-lines' }),
  aCritique(text, null, { id: 'whole' }),
];
const marks = marksIn({ text, critiques }, text);
const shown = (now: string, some = marks): string[] =>
  pieceLines(now, some).map((line) =>
    line.map((piece) => (piece.mark ? `[${piece.text}|${piece.mark.id}]` : piece.text)).join(''),
  );

describe('the marks of the editor', () => {
  test('underline the narrowest critique of each piece, over line ends', () => {
    expect(shown(text)).toEqual([
      '[Everyone|everyone][ knows it.|sentence]',
      '',
      '[Studies show|two-lines]',
      '[that it|two-lines] works.',
    ]);
  });
  test('stand at every place of a slip that comes back, and lead to its one critique', () => {
    const again = {
      ...aCritique(text, 'knows', { id: 'again' }),
      related: [{ start: text.indexOf('works'), end: text.indexOf('works') + 5, lineNumber: 4 }],
    };
    const places = marksIn({ text, critiques: [again] }, text);
    expect(shown(text, places)).toEqual([
      'Everyone [knows|again] it.',
      '',
      'Studies show',
      'that it [works|again].',
    ]);
    expect(markAt(places, text.indexOf('works') + 1)?.id).toBe('again');
  });
  test('move with their words, and go where the words were changed', () => {
    const now = text.replace('knows', 'knew');
    expect(shown(now, marksIn({ text, critiques }, now))).toEqual([
      '[Everyone|everyone] knew it.',
      '',
      '[Studies show|two-lines]',
      '[that it|two-lines] works.',
    ]);
  });
  test('the caret finds the narrowest mark it touches', () => {
    expect([3, 12, 18, 19, text.length].map((at) => markAt(marks, at)?.id ?? null)).toEqual([
      'everyone',
      'sentence',
      'sentence',
      null,
      null,
    ]);
  });
});
