import { expect, test } from '@jest/globals';
import { readEssay } from '../index.ts';
import { openingAnswer } from './opening-answer.ts';

const REST = `The ferry crosses the bay twice a day. It carries forty cars and the post.

The bridge took nine years to build. Its toll pays for the paint.

In conclusion, I think that the ferry should stay.`;
const answerOf = (intro: string): string | undefined =>
  openingAnswer(readEssay(`${intro}\n\n${REST}`, null, { textKind: 'argument' }))?.text;

const LEAD =
  'For a hundred years people have talked about the way over the bay, in the harbour office and in the two inns, over beer and over bread, on the pier, on the hill, in winter and in summer, and nobody counted the hours that went by while they talked.';

test.each([
  'A ferry is a positive thing for the people of the bay.',
  'Some islanders want a second bridge, but I cannot agree with them.',
  'While many islanders think that the bridge is faster, the ferry is safer for children.',
  'We have good reasons to keep the ferry.',
  'I can’t see how a ferry could be a bad thing.',
  'The ferry is a good idea, although some may say that it is slow.',
  'My favourite way over the bay is by ferry.',
  'Of course many islanders laugh about it, but that is not a view that I share.',
])('a reader can tell the answer from “%s”', (answer) => {
  expect(answerOf(`${LEAD} ${answer}`)).toBe(answer);
});

test.each([
  'Some islanders think that the ferry is better.',
  'Nowadays, ferries are good ships.',
  'The islanders speak about the ferry and the bridge.',
  'Is the ferry better than the bridge?',
  'This essay will discuss both sides.',
])('“%s” does not tell the answer', (other) => {
  expect(answerOf(`${LEAD} ${other}`)).toBeUndefined();
});

test('after a very short first paragraph, the next sentences still open the essay', () =>
  expect(
    answerOf('There are two ways over the bay.\n\nThe ferry is the better one for most islanders.'),
  ).toBe('The ferry is the better one for most islanders.'));
