import { describe, expect, test } from '@jest/globals';
import { readEssay } from '../../read-essay.ts';
import { readBank } from '../../testing/bank/read-bank.ts';
import { readOrder } from './read-order.ts';
import { randomFrom, shuffled } from './seeded-order.ts';

const orderOf = (text: string) => readOrder(readEssay(text, null));
const sentencesOf = (text: string): string[][] =>
  readEssay(text, null).prose.map(({ sentences }) => sentences.map((s) => s.text));
const written = (paragraphs: readonly (readonly string[])[]): string =>
  paragraphs.map((sentences) => sentences.join(' ')).join('\n\n');

/** The same essay with the sentences between its first and its last paragraph in a random order. */
const scrambled = (text: string, seed: number): string => {
  const [first = [], ...body] = sentencesOf(text);
  const last = body.pop() ?? [];
  const pool = shuffled(body.flat(), randomFrom(seed));
  return written([first, ...body.map(({ length }) => pool.splice(0, length)), last]);
};

const essays = readBank()
  .genres.filter(({ genre, split }) => genre === 'argument' && split === 'held-out')
  .map(({ text }) => text);
const [essay = ''] = essays;

test('essays that no weight was fitted on fit their own order better than shuffles of it', () => {
  const pairs = essays.flatMap((text) =>
    [1, 2, 3].map((seed) => {
      const [right, wrong] = [orderOf(text), orderOf(scrambled(text, seed))];
      return Number((right?.z ?? 0) > (wrong?.z ?? 0));
    }),
  );
  const higher = pairs.reduce((sum, pair) => sum + pair, 0);
  expect(pairs.length).toBeGreaterThan(30);
  expect(higher / pairs.length).toBeGreaterThan(0.75);
});

test('reading the same text twice gives the same order reading', () => {
  expect(orderOf(essay)).toEqual(orderOf(essay));
  expect(orderOf(essay)?.orders).toBe(40);
});

test('the number of random orders that fit less well goes with the distance from their mean', () => {
  const [right, wrong] = [orderOf(essay), orderOf(scrambled(essay, 4))];
  expect(right?.z).toBeGreaterThan(0);
  expect(right?.beaten).toBeGreaterThan(20);
  expect(right?.beaten).toBeGreaterThan(wrong?.beaten ?? 40);
});

describe('an order is not judged', () => {
  const [first = [], second = [], third = [], ...rest] = sentencesOf(essay);
  const last = rest.at(-1) ?? [];
  test.each([
    ['in an empty text', ''],
    [
      'in three paragraphs',
      written([first, [...second, ...third, ...rest.slice(0, -1).flat()], last]),
    ],
    [
      'with five sentences in the body',
      written([first, second.slice(0, 3), third.slice(0, 2), last]),
    ],
    [
      'where one sentence is repeated',
      Array(8).fill('Rivers feed towns. Rivers feed towns.').join('\n\n'),
    ],
  ])('%s', (_, text) => {
    expect(orderOf(text)).toBeNull();
  });
});

test('the last sentence that makes an order long enough to judge is the sixth of the body', () => {
  const [first = [], second = [], third = [], ...rest] = sentencesOf(essay);
  const six = [...second, ...third].slice(0, 6);
  const text = written([first, six.slice(0, 3), six.slice(3), rest.at(-1) ?? []]);
  expect(orderOf(text)?.z).toEqual(expect.any(Number));
});

test('empty paragraphs change nothing', () => {
  expect(orderOf(essay.replaceAll('\n\n', '\n\n \n\n\n'))?.z).toBe(orderOf(essay)?.z);
});

test('a text of 64,000 words is read', () => {
  const long = Array(Math.ceil(64_000 / essay.split(/\s+/).length))
    .fill(essay)
    .join('\n\n');
  expect(orderOf(long)?.z).toBeGreaterThan(0);
});
