import { expect, test } from '@jest/globals';
import { readEssay } from '../../read-essay.ts';
import { sameGroundQuestions } from './same-ground-questions.ts';

const essay = (second: string): string =>
  `Our school has no garden yet. I think that it should plant one, because pupils learn by doing.

The first reason is patience. Pupils who water tomatoes every morning see that nothing grows in a day. They carry buckets, pull weeds and wait, and in autumn they taste what they waited for.

${second}

In conclusion, a garden would teach our pupils more than another computer room.`;
const asked = (second: string): string[] =>
  sameGroundQuestions(readEssay(essay(second), null, { textKind: 'argument' })).map(
    ({ ask }) => ask,
  );

test('two paragraphs that share most of their own words are asked what the second adds', () => {
  const [ask, ...others] = asked(
    'The second reason is that pupils learn to wait. They water tomatoes in the morning with buckets and pull weeds, and the taste in autumn shows them that waiting was worth it. Patience grows slowly, like tomatoes.',
  );
  expect(others).toEqual([]);
  expect(ask).toMatch(/^Your paragraphs in line 3 and line 5 both speak of “/);
});
test('a reason of its own gets no such question', () =>
  expect(
    asked(
      'The second reason is money. The kitchen buys lettuce and onions from a shop in town, and each delivery costs R400. Beds behind the hall would pay for themselves within two years.',
    ),
  ).toEqual([]));
