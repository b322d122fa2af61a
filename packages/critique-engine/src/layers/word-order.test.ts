import { expect, test } from '@jest/globals';
import { SAMPLE_ESSAY } from '@argint/testkit';
import { readEssay } from '../index.ts';
import { TRAIN_ESSAY } from '../testing/essays.ts';
import { randomFrom } from './coherence/seeded-order.ts';
import { MIN_WORD_ORDER, wordOrder } from './word-order.ts';

type Random = () => number;
const small = 'the a of to in is'.split(' ');
const pick = (random: Random): string => small[Math.floor(random() * small.length)] ?? '';

const sentences = readEssay(`${SAMPLE_ESSAY}\n\n${TRAIN_ESSAY}`, null)
  .sentences.map((s) => s.text)
  .filter((text) => /[.?!]$/.test(text));

/** Whole sentences of ours in a row, of `count` words at least. */
const stretch = (count: number, random: Random): string[] => {
  const found: string[] = [];
  let at = Math.floor(random() * sentences.length);
  for (let words = 0; words < count; at++) {
    const sentence = sentences[at % sentences.length] ?? '';
    words += sentence.split(' ').length;
    found.push(sentence);
  }
  return found;
};

/** The words of the sentences in any order, in sentences of the same length. */
const shuffled = (from: readonly string[], random: Random): string => {
  const words = from
    .join(' ')
    .toLowerCase()
    .replace(/[.,?!]/g, '')
    .split(' ');
  for (let i = words.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [words[i], words[j]] = [words[j] ?? '', words[i] ?? ''];
  }
  return from
    .map((sentence) => `${words.splice(0, sentence.split(' ').length).join(' ')}.`)
    .map((sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1))
    .join(' ');
};

/** The sentences with a share of their words dropped, changed, moved or doubled, as a beginner's are. */
const slipped = (from: readonly string[], share: number, random: Random): string =>
  from
    .map((sentence) => {
      const words = sentence.split(' ');
      for (let i = words.length - 2; i > 0; i--) {
        if (random() >= share) continue;
        const word = words[i] ?? '';
        const chance = random();
        if (small.includes(word)) words.splice(i, 1, ...(chance < 0.6 ? [] : [pick(random)]));
        else if (chance < 0.3) words.splice(i, 2, words[i + 1] ?? '', word);
        else if (chance < 0.6) words.splice(i, 0, pick(random));
      }
      return words.join(' ');
    })
    .join(' ');

/** Orders of a hundred texts, in rising order. */
const ordersOf = (count: number, make: (from: string[], random: Random) => string): number[] => {
  const random = randomFrom(count);
  return Array.from({ length: 100 }, () => {
    const text = make(stretch(count, random), random);
    return wordOrder(text, readEssay(text, null).sentences) ?? 1;
  }).sort((a, b) => a - b);
};
const below = (orders: readonly number[]): number =>
  orders.filter((o) => o < MIN_WORD_ORDER).length;

test('MIN_WORD_ORDER is halfway between shuffled words and prose with a third of its words wrong', () => {
  const middle = (orders: readonly number[]): number => orders[50] ?? 0;
  const salad = middle(ordersOf(200, shuffled));
  const worst = middle(ordersOf(200, (from, random) => slipped(from, 0.3, random)));
  expect(Math.abs((salad + worst) / 2 - MIN_WORD_ORDER)).toBeLessThan(0.04);
});

test.each([
  [52, 80],
  [100, 93],
  [200, 98],
])('of a hundred texts of %i shuffled words at least %i are known', (count, least) => {
  expect(below(ordersOf(count, shuffled))).toBeGreaterThanOrEqual(least);
});

test.each([52, 200])('prose of %i words, and the same with issues, is prose', (count) => {
  expect(below(ordersOf(count, (from) => from.join(' ')))).toBe(0);
  expect(below(ordersOf(count, (from, random) => slipped(from, 0.15, random)))).toBeLessThanOrEqual(
    2,
  );
});
