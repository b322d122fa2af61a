import { expect, test } from '@jest/globals';
import { remarksOf } from '../testing/rules-of.ts';
import { TRAIN_ESSAY, TRAIN_QUESTION } from '../testing/essays.ts';

const told = (question: string | null) =>
  remarksOf(TRAIN_ESSAY, question).filter(({ ruleId }) => ruleId === 'other-question');

test('an essay that answers another question is told so, with both subjects', () => {
  const [remark, ...others] = told(
    'Some people think that zoos should keep tigers in cages. Do you agree?',
  );
  expect(others).toEqual([]);
  expect(remark).toMatchObject({ severity: 5, issueType: 'relevance' });
  expect(remark?.issue).toMatch(/keep tigers.*mostly speaks of .*“trains?”/);
});
test('an essay on its own question, in other words too, and one without a question are not', () => {
  expect(told(TRAIN_QUESTION)).toEqual([]);
  expect(told('Trains in cities cost commuters too much. Should they be free for all?')).toEqual(
    [],
  );
  expect(told(null)).toEqual([]);
});
test('a short text in other words is not told so, and a short one on another subject is', () => {
  const short = TRAIN_ESSAY.split(/\s+/).slice(0, 160).join(' ');
  const rules = (question: string) => remarksOf(short, question).map(({ ruleId }) => ruleId);
  expect(rules('Should trains, hospitals, dentists and libraries be open at night?')).not.toContain(
    'other-question',
  );
  expect(rules('Should zoos keep tigers in cages?')).toContain('other-question');
});
