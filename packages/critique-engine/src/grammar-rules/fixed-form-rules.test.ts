import { expect, test } from '@jest/globals';
import { correctionsOf, describeRules } from '../testing/describe-rules.ts';
import { FIXED_FORM_EXAMPLES } from '../testing/grammar-examples/fixed-form-examples.ts';
import { FIXED_FORM_RULES } from './fixed-form-rules.ts';

describeRules('rules about forms that are set in writing', FIXED_FORM_RULES, FIXED_FORM_EXAMPLES);

test.each([
  'We cannot do nothing while the river rises.',
  'It was not that nobody came.',
  'He has not been gone, and nobody asked.',
  'They do not have no doubt at all.',
  'It is more or less the same with him.',
  'She gave me and my sister the keys.',
])('leaves “%s” alone', (sentence) => {
  expect(correctionsOf(sentence)).toEqual([]);
});
