import { expect, test } from '@jest/globals';
import { withoutLeadIn } from './lead-in.ts';

test.each([
  [
    'We often talk about the river, and I think that boats should pay a toll.',
    'boats should pay a toll',
  ],
  [
    'This text will look at both sides and give my opinion that trains are the better choice.',
    'trains are the better choice',
  ],
  ['For the primary concern, the library saves money.', 'the library saves money'],
  ['In my point of view, the market should open later.', 'the market should open later'],
  ['Thus, in my opinion, the toll is fair.', 'the toll is fair'],
  ['As for me, I take the train.', 'As for me, I take the train'],
])('a sentence is quoted without what only leads in to it: %s', (sentence, rest) => {
  expect(withoutLeadIn(sentence)).toBe(rest);
});
