import { expect, test } from '@jest/globals';
import { readEssay } from '../../read-essay.ts';
import { readPairs } from './read-pairs.ts';

const read = (text: string) => {
  const essay = readEssay(text, null);
  const { rare, ...rest } = readPairs(essay.sentences, essay.text);
  return { ...rest, rare: rare.map(({ start, end }) => essay.text.slice(start, end)) };
};

test('pairs that hardly ever stand together are found where they stand', () => {
  expect(read('The city should to plan. We may go home.').rare).toEqual(['should to']);
});

test('words with a comma, a bracket or a new sentence between them are no pair', () => {
  expect(read('You should, to my mind, plan (my) to go.').rare).toEqual([]);
  expect(read('This is what we should. To plan is better.').rare).toEqual([]);
});

test('usual prose has a lower mean than prose with slips', () => {
  const usual = read('Most of the people in the town want to see more of the park.');
  const odd = read('Most the of people in town the want see to more the of park.');
  expect(usual.meanRarity).toBeLessThan(odd.meanRarity / 2);
});

test('a text without a pair that can be compared has the mean 0', () => {
  expect(read('Xqzvwk.')).toEqual({ meanRarity: 0, rare: [] });
});

test('a phrase in front and the clause behind it are not compared', () => {
  expect(read('In my own school the library was open.').rare).toEqual([]);
  expect(read('When we were at school the library was open.').rare).toEqual([]);
});
