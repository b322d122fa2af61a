import { expect, test } from '@jest/globals';
import { BELONGING_COEFFICIENTS } from '../../packages/critique-engine/src/layers/belonging/belonging-coefficients.ts';
import { rarityOf } from '../../packages/critique-engine/src/layers/graph/rarity.ts';
import { readBank } from '../../packages/critique-engine/src/testing/bank/read-bank.ts';
import { belongingFile } from './belonging-file.ts';
import { fitLogistic } from './logistic-regression.ts';
import { trainBelonging } from './train-belonging.ts';

test('a third of the sound essays tells foreign paragraphs by the same ties, and twice in the same way', () => {
  const some = {
    pairs: [],
    sound: readBank().genres.filter(({ split }, i) => split === 'train' && i % 3 === 0),
  };
  const [first, second] = [trainBelonging(some, rarityOf), trainBelonging(some, rarityOf)];
  expect(belongingFile(first, '2026-01-01')).toBe(belongingFile(second, '2026-01-01'));
  expect(first.essays).toBeGreaterThan(5);
  const ties = ['framed', 'evidence', 'relative', 'running', 'topical'] as const;
  for (const { weights } of [first, BELONGING_COEFFICIENTS])
    expect(ties.reduce((sum, sign) => sum + weights[sign], 0)).toBeLessThan(-5);
});

test('a sign that tells rows apart gets a weight whatever its scale, and one that does not gets none', () => {
  const rows = Array.from({ length: 40 }, (_, i) => ({
    signs: [(i % 2) * 1000, Math.floor(i / 2) % 2],
    found: i % 2 === 1,
  }));
  const { bias, weights } = fitLogistic(rows);
  const [scale = 0, noise = 1] = weights;
  expect(bias).toBeLessThan(-1);
  expect(bias + 1000 * scale).toBeGreaterThan(1);
  expect(Math.abs(noise)).toBeLessThan(0.01);
});
