import { expect, test } from '@jest/globals';
import { questionTerms } from './question-layer.ts';

test('the terms of a question do not include its asking words', () => {
  const asked = questionTerms(
    'Today many people live in towns. Why is this the case? Write at least 250 words on it.',
  );
  expect([...asked.values()]).toEqual(['live', 'towns']);
});
