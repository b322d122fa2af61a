import { expect, test } from '@jest/globals';
import { readEssay } from '../read-essay.ts';
import { inBody } from '../testing/rules-of.ts';
import { anecdoteIn } from './anecdotes.ts';

const casesIn = (body: string): string[] => {
  const essay = readEssay(inBody(body), null);
  return essay.prose.flatMap((paragraph) => anecdoteIn(paragraph, essay)).map(({ words }) => words);
};

test.each([
  ['Long commutes make workers ill. My uncle sat in a bus every day and lost his job.', 'My uncle'],
  [
    'School meals keep children awake. My neighbour ate nothing and slept in every lesson.',
    'My neighbour',
  ],
])('an acquaintance in the place of a reason is an anecdote: %s', (body, words) =>
  expect(casesIn(body)).toEqual([words]),
);
test.each([
  'Long commutes make workers ill. Two clinics counted such cases in winter.',
  'Dirty water makes people ill. Germs live in it because waste flows in. Towns downstream, for example, count more cases in winter. My cousin was one of them.',
])('a count, or a story beside two reasons, is none: %s', (body) =>
  expect(casesIn(body)).toEqual([]),
);
