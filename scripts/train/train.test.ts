import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { ARGUMENT_COEFFICIENTS } from '../../packages/critique-engine/src/layers/graph/argument-coefficients.ts';
import { COHERENCE_COEFFICIENTS } from '../../packages/critique-engine/src/layers/coherence/coherence-coefficients.ts';
import { readBank } from '../../packages/critique-engine/src/testing/bank/read-bank.ts';
import { coefficientsFile } from './coefficients-file.ts';
import { coherenceFile } from './coherence-file.ts';
import { fitPairs } from './pairwise-logistic.ts';
import { trainArgument } from './train-argument.ts';
import { trainCoherence } from './train-coherence.ts';
import { readTrainingTexts } from './training-texts.ts';

const bank = readBank();
const inTrain = <T extends { split: string }>(texts: readonly T[]): T[] =>
  texts.filter(({ split }) => split === 'train');
const sample = {
  pairs: [...inTrain(bank.twins).filter((_, i) => i % 5 === 0), ...inTrain(bank.long).slice(0, 2)],
  sound: inTrain(bank.genres).filter((_, i) => i % 5 === 0),
};

let folder: string | null = null;
afterEach(() => {
  if (folder) rmSync(folder, { recursive: true });
  folder = null;
});

test('training on the same sample twice gives the same file', () => {
  const [first, second] = [trainArgument(sample), trainArgument(sample)];
  expect(coefficientsFile(first, '2026-01-01')).toBe(coefficientsFile(second, '2026-01-01'));
});

test('a fifth of the train half gives every sign about the points that the whole gave it', () => {
  const { points } = trainArgument(sample);
  for (const [sign, value] of Object.entries(ARGUMENT_COEFFICIENTS.points))
    expect(Math.abs(points[sign as keyof typeof points] - value)).toBeLessThan(12);
});

test('the points add up to what the score leaves to them, and none is negative', () => {
  const values = Object.values(ARGUMENT_COEFFICIENTS.points);
  expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(95, 0);
  expect(Math.min(...values)).toBeGreaterThan(0);
});

test('a sign that points the wrong way gets no weight, and one that separates the pairs gets most', () => {
  const rows = Array.from({ length: 20 }, (_, i) => [1, -1, i % 2 ? 0.1 : -0.1]);
  const [useful = 0, wrong, noise = 1] = fitPairs(rows, { penalty: 0.02 });
  expect(wrong).toBe(0);
  expect(useful).toBeGreaterThan(1);
  expect(noise).toBeLessThan(useful / 10);
});

describe('the coherence model', () => {
  const { weights } = trainCoherence(sample);
  const shipped = new Map(
    Object.entries(COHERENCE_COEFFICIENTS.weights).flatMap(([group, list]) =>
      list.split(', ').map((entry): [string, number] => {
        const [name = '', weight] = entry.split(' ');
        return [`${group}:${name}`, Number(weight)];
      }),
    ),
  );

  test('training on the same sample twice gives the same file', () => {
    expect(coherenceFile(trainCoherence(sample), '2026-01-01')).toBe(
      coherenceFile(trainCoherence(sample), '2026-01-01'),
    );
  });

  test('a fifth of the train half gives most signs the direction that the whole gave them', () => {
    const both = [...shipped].flatMap(([name, weight]) => {
      const other = weights.get(name);
      return other === undefined ? [] : [weight * other > 0];
    });
    expect(both.length).toBeGreaterThan(100);
    expect(both.filter(Boolean).length / both.length).toBeGreaterThan(0.85);
  });

  test('words shared with the sentence before, and points counted in order, speak for an order', () => {
    for (const fitted of [weights, shipped])
      for (const sign of ['near:shared', 'whole:kept', 'order:rank', 'opens:opens-count'])
        expect(fitted.get(sign)).toBeGreaterThan(0);
  });

  test('the file of its weights has a date, its source and a few kilobytes', () => {
    const file = coherenceFile(trainCoherence(sample), '2026-01-01');
    expect(file).toMatch(/Made on 2026-01-01 by scripts\/train from the train half of the bank/);
    expect(file.length).toBeLessThan(8_000);
  });
});

test('weights are drawn to what is known before, and may then be negative', () => {
  const rows = Array.from({ length: 10 }, () => [1, 0, 0]);
  const [seen = 0, against, unknown] = fitPairs(rows, { penalty: 0.2, towards: [0, -1, 0] });
  expect(seen).toBeGreaterThan(0.5);
  expect(against).toBeCloseTo(-1);
  expect(unknown).toBe(0);
});

test('only the train half of a bank is read', () => {
  folder = mkdtempSync(join(tmpdir(), 'bank-'));
  const pair = { id: 'a', question: 'Q?', flawed: 'F.', clean: 'C.' };
  const sound = { id: 'b', genre: 'argument', question: null, text: 'T.' };
  const write = (name: string, text: object): void =>
    writeFileSync(join(folder ?? '', name), `${JSON.stringify(text)}\n`);
  write('twins-train.jsonl', pair);
  write('long-train.jsonl', { ...pair, id: 'c' });
  write('genres-train.jsonl', sound);
  write('twins-held-out.jsonl', { ...pair, id: 'held-out' });
  const texts = readTrainingTexts(folder);
  expect(texts.pairs.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(texts.sound).toEqual([sound]);
});
