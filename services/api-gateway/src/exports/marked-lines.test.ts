import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { markedLines, type Span } from './marked-lines.ts';

const drawn = (text: string, spans: Span[]): string =>
  markedLines(text, spans)
    .map((line) =>
      line
        .map((piece) =>
          'text' in piece ? piece.text : 'start' in piece ? `<${piece.start}` : `${piece.end}>`,
        )
        .join(''),
    )
    .join('|');

describe('the lines of an exported essay', () => {
  test('begin and end each critique at its words', () => {
    expect(drawn('Experts say so.\n\nIt rains.', [{ number: 1, start: 8, end: 11 }])).toBe(
      'Experts <1say1> so.||It rains.',
    );
  });

  test('show critiques that overlap, touch, are empty or cover several lines', () => {
    const text = 'abc\r\ndef\nghi';
    expect(
      drawn(text, [
        { number: 1, start: 0, end: 2 },
        { number: 2, start: 1, end: 10 },
        { number: 3, start: 2, end: 2 },
      ]),
    ).toBe('<1a<2b1><33>c|def|g2>hi');
  });

  test('keep every character but the line breaks, and each critique once', () => {
    const text = fc.array(fc.constantFrom('a', 'é', '😀', '\n', '\r\n', '\r', ' '), {
      maxLength: 60,
    });
    const ranges = fc.array(fc.tuple(fc.nat(130), fc.nat(130)), { maxLength: 12 });
    fc.assert(
      fc.property(text, ranges, (characters, pairs) => {
        const essay = characters.join('');
        const spans = pairs.map(([a, b], index) => ({
          number: index + 1,
          start: Math.min(a, b, essay.length),
          end: Math.min(Math.max(a, b), essay.length),
        }));
        const lines = markedLines(essay, spans);
        const texts = lines.map((line) =>
          line.map((piece) => ('text' in piece ? piece.text : '')).join(''),
        );
        expect(texts).toEqual(essay.split(/\r\n|\n|\r/));
        const order = lines
          .flat()
          .flatMap((piece) =>
            'start' in piece ? [piece.start] : 'end' in piece ? [-piece.end] : [],
          );
        for (const { number } of spans) {
          expect(order.filter((one) => Math.abs(one) === number)).toEqual([number, -number]);
        }
      }),
    );
  });
});
