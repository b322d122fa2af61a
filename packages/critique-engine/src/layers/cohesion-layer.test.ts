import { expect, test } from '@jest/globals';
import { readEssay } from '../read-essay.ts';
import { readCohesion } from './cohesion-layer.ts';

test('a paragraph on another subject shares hardly a word with the rest', () => {
  const text = `The river Vaal should be cleaned, because the towns on its banks drink its water.

The water plant of the town is old. Its filters stop when the river is high, and the town drinks what the river brings.

Violins crack along the belly when the room is dry. A maker in Cremona keeps wet sponges in each case and tunes slowly.

Clean water costs the towns less than doctors do. The plant on the river could be mended in a year.`;
  const shared = readCohesion(readEssay(text, null)).map((cohesion) => cohesion.shared);
  expect(shared[2]).toBe(0);
  expect(Math.min(shared[0] ?? 0, shared[1] ?? 0, shared[3] ?? 0)).toBeGreaterThan(0.2);
});
