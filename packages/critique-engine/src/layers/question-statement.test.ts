import { expect, test } from '@jest/globals';
import { statementOfQuestion } from './question-statement.ts';

test.each([
  ['Zebras should be protected. Do you agree?', 'Zebras should be protected'],
  ['“Rain is better than sun.” To what extent do you agree?', 'Rain is better than sun'],
  ['Some people believe that rain is good. What is your opinion?', 'rain is good'],
  ['Should zebras be protected?', null],
  ['Discuss both views and give your own opinion.', null],
  ['Zebras in the south', null],
  [null, null],
])('the statement of “%s” is %s', (question, statement) => {
  expect(statementOfQuestion(question)).toBe(statement);
});
