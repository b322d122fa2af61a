import { expect, test } from '@jest/globals';
import { readEssay } from '../index.ts';
import { sentenceFragment } from './sentence-fragment.ts';

const marked = (text: string): string[] => {
  const essay = readEssay(text, null);
  return essay.prose
    .flatMap((paragraph) => sentenceFragment(paragraph, essay))
    .map(({ at }) => text.slice(at?.start, at?.end));
};

test.each([
  ['The mill is loud.', 'Because the wheel turns at night.'],
  ['They closed the road.', 'Which makes the valley quiet again.'],
  ['We sell old tools.', 'Such as hammers and saws from the mill.'],
  ['The boats stay in the harbour.', 'When she came from the sea.'],
])('after “%s” the part “%s” is marked', (before, part) => {
  expect(marked(`${before} ${part}`)).toEqual([part]);
});

test.each([
  'Why is the mill loud? Because the wheel turns at night.',
  'The mill is loud. Because the wheel turns at night, nobody sleeps.',
  'The mill is loud. When the wheel turns we stay awake.',
  'The mill is loud. When does the wheel turn at night?',
  'The mill is loud. When the wheel turns its noise fills the valley.',
  'The road is closed. Such as it is, the path will do for us.',
  'The mill is loud. Because it turns.',
  'The mill is loud. If milling is allowed then everything must be allowed.',
  'The mill is loud. When prices rise then people buy less bread.',
])('nothing is marked in “%s”', (text) => {
  expect(marked(text)).toEqual([]);
});
