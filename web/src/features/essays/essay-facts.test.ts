import { expect, test } from '@jest/globals';
import { questionBeside } from './essay-facts.ts';

test.each([
  ['the title', 'Why water?', 'Why water?', null],
  ['another title', 'My essay', 'Why water?', 'Why water?'],
  ['no question', 'My essay', null, null],
  [
    'its beginning',
    'Why is water…',
    'Why is water,\nof all things, free?',
    '…, of all things, free?',
  ],
  ['something else that is cut', 'My essay about…', 'Why water?', 'Why water?'],
])(
  'the question is not repeated below a title that says it: %s',
  (_name, title, question, shown) => {
    expect(questionBeside({ title, question })).toBe(shown);
  },
);
