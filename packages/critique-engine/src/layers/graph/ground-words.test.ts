import { describe, expect, test } from '@jest/globals';
import { readEssay } from '../../read-essay.ts';
import { withOwnReason } from './claims.ts';
import { argumentOf } from './read-graph.ts';

const read = (claim: string) =>
  readEssay(
    `The bakery opens at six. I think that the town should keep its bakery.

${claim}

The town should keep its bakery.`,
    null,
    { textKind: 'argument' },
  );
const reasons = (claim: string): string[] => {
  const essay = read(claim);
  return argumentOf(essay)
    .units.filter(({ kind, sentence }) => kind === 'reason' && sentence.part === 'body')
    .map(({ start, end }) => essay.text.slice(start, end));
};

describe('reasons without “because”', () => {
  test.each([
    [
      'As I want fresh bread in the morning, the bakery suits me best.',
      'As I want fresh bread in the morning',
    ],
    ['The bakery is useful, as it feeds the whole street.', 'as it feeds the whole street'],
    ['The rolls are salted, for they must last until evening.', 'for they must last until evening'],
    [
      'The ovens run on wood from the hill, so the bread is cheap.',
      'The ovens run on wood from the hill',
    ],
  ])('%s', (claim, reason) => {
    expect(reasons(claim)).toEqual([reason]);
    expect([...withOwnReason(read(claim))].map(({ text }) => text)).toEqual([claim]);
  });

  test.each([
    'As we walk down the street in the morning, the bakery smells best.',
    'The bread is as good as they say in the next village.',
    'The bakery is good, as they are in the south.',
    'The bakery is the right place, for it and for us.',
    'As you can see in the window, the bakery is useful.',
  ])('none in: %s', (claim) => {
    expect(reasons(claim)).toEqual([]);
  });
});
