import { expect, test } from '@jest/globals';
import { readEssay } from '../index.ts';
import { setsSidesTogether } from './sides-together.ts';

const together = (later: string): boolean =>
  setsSidesTogether(
    readEssay(
      `Our school wants to move to the hill. I believe that the move has more benefits than drawbacks.

The new building has a garden with walnut trees. Classes could grow beans there and sell them in the canteen at noon, and nobody would eat crisps.

The way to the hill is long. Small pupils would wait for a bus in the rain. ${later}

In conclusion, the school should move to the hill in the summer.`,
      null,
    ),
  );

test.each([
  'But wet shoes dry by noon, and the walnut trees will stand for eighty years.',
  'I know that bus, yet I would sit in it for an hour if it took me to such a garden.',
])('a turn to a thing of the other side sets the sides together: %s', (later) =>
  expect(together(later)).toBe(true),
);
test.each([
  'But the driver is friendly, and he knows their names.',
  'The walk past the garden wall is long too.',
  'However, the hill is steep for a school.',
])('a turn alone, a thing alone or the subject itself does not: %s', (later) =>
  expect(together(later)).toBe(false),
);
