import { expect, test } from '@jest/globals';
import { readEssay } from '../index.ts';

const REST = `The ferry crosses the bay twice a day. It carries forty cars and the post.

The bridge took nine years to build. Its toll pays for the paint.

So the ferry is what the island needs.`;
const partsOf = (start: string): string[] =>
  readEssay(`${start}\n\n${REST}`, null, { textKind: 'argument' }).sentences.map(
    ({ part }) => part,
  );
const HELD = 'But I don’t think that a second bridge is a good idea.';

test('a short first paragraph and the position after it are one introduction', () => {
  const parts = partsOf(`A second bridge would cost as much as ten ferries.\n\n${HELD}`);
  expect(parts.slice(0, 3)).toEqual(['introduction', 'introduction', 'body']);
});
test('only the head of a long second paragraph belongs to the introduction', () => {
  const parts = partsOf(
    `The council has asked us about a second bridge.\n\n${HELD} It would stand in the wind. It would need paint. It would need a toll.`,
  );
  expect(parts.slice(0, 4)).toEqual(['introduction', 'introduction', 'body', 'body']);
});
test.each([
  ['states the position itself', 'I believe that one bridge is enough.', HELD],
  [
    'is long',
    'The bay has two shores. Both have a harbour. Both have a market. Both have a school.',
    HELD,
  ],
  ['is followed by no position', 'The bay has two shores.', 'Both of them have a harbour.'],
])('a first paragraph that %s is the whole introduction', (_, first, second) => {
  expect(partsOf(`${first}\n\n${second}`).slice(-6)[0]).toBe('body');
});
test('an essay of three paragraphs keeps its body', () => {
  const { sentences } = readEssay(`The bay is wide.\n\n${HELD}\n\nSo it should stay.`, null, {
    textKind: 'argument',
  });
  expect(sentences.map(({ part }) => part)).toEqual(['introduction', 'body', 'conclusion']);
});
