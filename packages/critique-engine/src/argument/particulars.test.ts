import { expect, test } from '@jest/globals';
import { readEssay } from '../index.ts';
import { particularsOf } from './particulars.ts';

const shows = (sentence: string): boolean =>
  particularsOf(
    readEssay(
      `Every harbour needs a crane. I believe that ours should be bought by the town because boats wait for it.

A crane lifts boats out of the water before winter. ${sentence} Owners who wait lose days of work.

In conclusion, the town should buy a crane for the harbour.`,
      null,
    ),
  ).some(({ text }) => text === sentence);

test.each([
  'A fisher without a crane lost his boat in the ice.',
  'Three owners went to the next harbour and came back with broken masts.',
  'In the spring the old crane fell into the water.',
  'In my country most harbours have a crane.',
  'If the rope had held, the boat would have stayed where he had left it.',
])('an event or a place of one’s own is something to look at: %s', (sentence) =>
  expect(shows(sentence)).toBe(true),
);
test.each([
  'Children who had to wait became impatient and lost their tempers.',
  'People who were born on an island never had a choice.',
  'If an owner lost his boat, he had nothing to live on.',
  'Owners can find a crane on the Internet when they need one.',
])('what was or would be so for anyone is not: %s', (sentence) =>
  expect(shows(sentence)).toBe(false),
);
