import { describe, expect, test } from '@jest/globals';
import { CHIP_HEIGHT, markTops, stackChips } from './stack-chips.ts';

const wanted = (...tops: number[]) => tops.map((top, index) => ({ id: `c${index}`, top }));
const none = new Set<string>();
const tops = (stack: ReturnType<typeof stackChips>) => stack.chips.map(({ top }) => top);

describe('stackChips', () => {
  test('chips with enough room are level with their marks', () => {
    expect(tops(stackChips(wanted(0, 100, 200), none))).toEqual([0, 100, 200]);
  });
  test('chips of the same row follow each other without touching', () => {
    expect(tops(stackChips(wanted(10, 10, 40), none))).toEqual([10, 40, 70]);
  });
  test('more than three on a row fold to one sign that counts the rest', () => {
    const stack = stackChips(wanted(0, 0, 0, 0, 0, 300), none);
    expect(stack.chips.map(({ id, shared }) => [id, shared])).toEqual([
      ['c0', false],
      ['c1', false],
      ['c2', true],
      ['c5', false],
    ]);
    expect(stack.folds).toEqual([{ id: 'c3', top: 2 * CHIP_HEIGHT, hidden: 2 }]);
  });
  test('an unfolded row shows all its chips', () => {
    const stack = stackChips(wanted(0, 0, 0, 0, 0), new Set(['c3']));
    expect(stack.chips).toHaveLength(5);
    expect(stack.folds).toEqual([]);
  });
  test('chips stay near their marks however dense the essay is', () => {
    const row = 31;
    const dense = Array.from({ length: 120 }, (_, i) => ({
      id: `c${i}`,
      top: Math.floor(i / 2) * row,
    }));
    const stack = stackChips(dense, none);
    const drift = stack.chips.map(({ id, top }) => top - Math.floor(Number(id.slice(1)) / 2) * row);
    expect(Math.max(...drift)).toBeLessThanOrEqual(5 * CHIP_HEIGHT);
    const hidden = stack.folds.reduce((sum, fold) => sum + fold.hidden, 0);
    expect(stack.chips.length + hidden).toBe(120);
  });
});

describe('markTops', () => {
  test('adds up the rows and gaps of the lines above', () => {
    const line = (rows: number, ...places: [string, number][]) => ({
      rows,
      places: new Map(places.map(([id, first]) => [id, { first }])),
    });
    const lines = [line(2, ['a', 1]), line(1), line(3, ['b', 0], ['c', 2], ['a', 0])];
    expect([...markTops(lines, { rowHeight: 30, gap: 10 })]).toEqual([
      ['a', 30],
      ['b', 110],
      ['c', 170],
    ]);
  });
});
