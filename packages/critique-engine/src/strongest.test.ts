import { expect, test } from '@jest/globals';
import type { LineCritique } from '@argint/contracts';
import { strongest } from './strongest.ts';

test('the 100 strongest critiques of a stretch are kept, in their order', () => {
  const all = Array.from(
    { length: 150 },
    (_, n) => ({ id: `s${n}`, severity: n % 3 === 0 ? 1 : 3, confidence: 0.7 }) as LineCritique,
  );
  expect(strongest(all)).toEqual(all.filter(({ severity }) => severity === 3));
  expect(strongest(all.slice(0, 100))).toEqual(all.slice(0, 100));
});
