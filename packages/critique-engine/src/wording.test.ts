import { expect, test } from '@jest/globals';
import { questionTerms } from './layers/question-layer.ts';
import { cite, citeRest } from './wording.ts';

test('a name in a question keeps its capital', () =>
  expect([...questionTerms('How does Ezeulumba fail?').values()]).toContain('Ezeulumba'));
test('punctuation alone is never quoted', () => {
  expect(citeRest('.', 'Studies show.')).toBe('“Studies show”');
  expect(citeRest('the river.', 'Studies show the river.')).toBe('“the river”');
});
test.each([
  ['The port should do it, why.', '“The port should do it”'],
  ['The ferry is old, and', '“The ferry is old”'],
  ['The ferry should be kept because the bridge shuts', '“The ferry should be kept …”'],
])('a quote does not end in a word that waits for more: %s', (text, quote) =>
  expect(cite(text, 34)).toBe(quote),
);
