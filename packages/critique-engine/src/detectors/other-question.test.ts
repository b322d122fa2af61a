import { expect, test } from '@jest/globals';
import { remarksOf } from '../testing/rules-of.ts';
import { TRAIN_ESSAY, TRAIN_QUESTION } from '../testing/essays.ts';

const told = (question: string | null) =>
  remarksOf(TRAIN_ESSAY, question).filter(({ ruleId }) => ruleId === 'other-question');

test('an essay that answers another question is told so, with both subjects', () => {
  const [remark, ...others] = told(
    'Some people think that schools should grow vegetables in their gardens. Do you agree?',
  );
  expect(others).toEqual([]);
  expect(remark).toMatchObject({ severity: 5, issueType: 'relevance' });
  expect(remark?.issue).toMatch(/grow vegetables.*mostly speaks of .*“trains?”/);
});
test('an essay on its own question, in other words too, and one without a question are not', () => {
  expect(told(TRAIN_QUESTION)).toEqual([]);
  expect(told('Trains in cities cost commuters too much. Should they be free for all?')).toEqual(
    [],
  );
  expect(told(null)).toEqual([]);
});
