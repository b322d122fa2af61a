import { describe, expect, test } from '@jest/globals';
import { aCritique } from '../../../testing/builders.ts';
import { gutterItems } from './gutter-slots.ts';
import type { Place } from './place-marks.ts';

const place = (id: string, as: Place['as']): Place => ({
  critique: aCritique('x', 'x', { id }),
  from: 0,
  to: 1,
  as,
});
const rows = (...entries: [id: string, first: number, last: number][]) =>
  new Map(entries.map(([id, first, last]) => [id, { first, last }]));
const laidOut = (places: Place[], measured: ReturnType<typeof rows> | null) =>
  gutterItems(places, measured).map(({ place: { critique }, row, span, slot, level }) => [
    critique.id,
    { row, span, slot, level },
  ]);

describe('gutterItems', () => {
  test('icons of one row stand side by side, those of other rows begin anew', () => {
    const places = [place('a', 'words'), place('b', 'words'), place('c', 'words')];
    expect(laidOut(places, rows(['a', 0, 0], ['b', 0, 0], ['c', 2, 3]))).toEqual([
      ['a', { row: 0, span: 1, slot: 0, level: 0 }],
      ['b', { row: 0, span: 1, slot: 1, level: 0 }],
      ['c', { row: 2, span: 2, slot: 0, level: 0 }],
    ]);
  });
  test('overlapping brackets stand at different levels, separate ones at the same', () => {
    const places = [place('a', 'bracket'), place('b', 'bracket'), place('c', 'more')];
    const items = laidOut(places, rows(['a', 0, 3], ['b', 3, 4], ['c', 4, 6]));
    expect(items.map(([, item]) => item)).toMatchObject([{ level: 0 }, { level: 1 }, { level: 0 }]);
  });
  test('words give way when a row has no room for another icon', () => {
    const places = [...['a', 'b', 'c', 'd'].map((id) => place(id, 'words')), place('e', 'icon')];
    expect(laidOut(places, null).map(([id]) => id)).toEqual(['a', 'b', 'e']);
  });
});
