import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aCritique } from '../../../testing/builders.ts';
import { fixesOf, joinedFix } from './text-fix.ts';
import type { TextFix } from './text-fix.ts';

const text = 'I havent a car. You havent one.';
const at = (start: number, words = 'haven’t'): TextFix => ({ start, end: start + 6, words });

describe('fixesOf', () => {
  test('gives the own place and each further place that has words of its own', () => {
    const related = [
      { start: 20, end: 26, lineNumber: 1, replacement: 'haven’t' },
      { start: 28, end: 30, lineNumber: 1 },
    ];
    const critique = aCritique(text, 'havent', { replacement: 'haven’t', related });
    expect(fixesOf(critique)).toEqual([at(2), at(20)]);
  });
  test('gives nothing where the fix is advice, or the critique has no place', () => {
    expect(fixesOf(aCritique(text, 'havent'))).toEqual([]);
    expect(fixesOf(aCritique(text, null, { replacement: 'x' }))).toEqual([]);
  });
});

describe('joinedFix', () => {
  test('leaves what stands between the places', () => {
    expect(joinedFix(text, [at(20), at(2)])).toEqual({
      start: 2,
      end: 26,
      words: 'haven’t a car. You haven’t',
    });
    expect(joinedFix(text, [])).toBeNull();
  });
  test('does the first of two that overlap', () => {
    expect(joinedFix(text, [at(2), at(4, 'x')])).toEqual(at(2));
  });
  test('writes what the single replacements would write, whatever their order', () => {
    const places = fc.uniqueArray(fc.nat(9), { minLength: 1 });
    fc.assert(
      fc.property(places, fc.string(), (cells, words) => {
        const sheet = Array.from({ length: 10 }, (_, cell) => `cell ${cell}.`).join('');
        const fixes = cells.map((cell) => ({ start: cell * 7, end: cell * 7 + 6, words }));
        const one = joinedFix(sheet, fixes) as TextFix;
        const joined = sheet.slice(0, one.start) + one.words + sheet.slice(one.end);
        const inTurn = fixes
          .toSorted((a, b) => b.start - a.start)
          .reduce((now, fix) => now.slice(0, fix.start) + fix.words + now.slice(fix.end), sheet);
        expect(joined).toBe(inTurn);
      }),
      { seed: 11 },
    );
  });
});
