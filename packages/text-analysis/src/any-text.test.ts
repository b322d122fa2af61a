import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  isComplex,
  liveAnalysis,
  paragraphsOf,
  sentencesIn,
  sentencesOf,
  textMetrics,
} from './index.ts';

/** Pieces that trip text tools: lone surrogates, right-to-left text, joined emoji, all kinds of line end. */
const pieces = fc.constantFrom(
  'I believe that it is so. ',
  'word ',
  '\n',
  '\r\n',
  '\r',
  '\n\n',
  '\ud800',
  '\udc00',
  '👩‍👩‍👧‍👦',
  '🇿🇦',
  'שלום ',
  'مرحبا. ',
  '\u202e',
  'e\u0301',
  'İ',
  'ß',
  '水は。',
  '\u0000',
  '\u00a0',
  '\u2028',
  '“',
  '”',
  '(',
  '...',
  '?!',
  '1. ',
  '- ',
  '(Dube, 2018)',
  'Dr. ',
);
const texts = fc.oneof(
  fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
);
const runs = { seed: 5, numRuns: 400 };

test('paragraphs and sentences are in order, not empty, trimmed, and leave out only whitespace', () => {
  fc.assert(
    fc.property(texts, (text) => {
      let last = 0;
      for (const paragraph of paragraphsOf(text)) {
        expect(text.slice(last, paragraph.start).trim()).toBe('');
        let from = paragraph.start;
        for (const { start, end } of sentencesIn(text, paragraph)) {
          expect(text.slice(from, start).trim()).toBe('');
          expect(end).toBeGreaterThan(start);
          from = end;
        }
        expect(text.slice(from, paragraph.end).trim()).toBe('');
        expect(text.slice(paragraph.start, paragraph.end)).toBe(
          text.slice(paragraph.start, paragraph.end).trim(),
        );
        last = paragraph.end;
      }
      expect(text.slice(last).trim()).toBe('');
    }),
    runs,
  );
});

test('no text makes the live analysis throw, and its figures agree with one another', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const live = liveAnalysis(text);
      expect(live === null).toBe(text.trim() === '');
      const metrics = textMetrics(text);
      expect(metrics.sentenceCount).toBe(sentencesOf(text).length);
      expect(metrics.paragraphCount).toBe(paragraphsOf(text).length);
      expect(metrics.readabilityScore).toBeGreaterThanOrEqual(0);
      expect(metrics.readabilityScore).toBeLessThanOrEqual(100);
      expect(isComplex(text).reason).not.toBe('');
      if (!live) return;
      const sum = Object.values(live.quality.parts).reduce((a: number, b: number) => a + b, 0);
      expect(live.quality.score).toBe(Math.round(Math.min(100, sum)));
    }),
    runs,
  );
});
