import { expect, test } from '@jest/globals';
import { beliefHint, deedHint } from './belief-hint.ts';
import { chainHint } from './chain-hint.ts';
import { figureHint } from './figure-hint.ts';
import { knowerHint } from './knower-hint.ts';

test.each([
  ['Studies show', /^Which one study/],
  ['historians have found', /^Which historian/],
  ['It has been proven', /^Who tried to show it/],
  ['doctors warn', /^Did a doctor/],
  ['experts agree', /^What exactly are they experts in/],
  ['as any nurse will tell', /^Ask one of them/],
  ['thinkers agree', /^Who is one of them by name/],
])('the question about %s fits who is said to know', (words, asked) =>
  expect(knowerHint(words)).toMatch(asked),
);

test.each([
  ['30%', 'Complaints rose by ', ' last winter.', /between which two years/],
  ['30%', 'Nurses are ', ' more likely to stay.', /compared the two sides/],
  ['30%', '', ' of all drivers speed.', /^Who counted these drivers/],
  ['30%', 'It takes ', ' of the town’s budget.', /in whose books/],
  ['30%', 'Only ', ' agree.', /of whom is that/],
  ['2 million', 'It costs ', ' a year.', /^Whose accounts/],
  ['3 out of 10', '', ' nurses smoke.', /^Who was asked/],
])('the question about %s fits what is counted: %s%s', (number, before, after, asked) =>
  expect(figureHint(number, before, after)).toMatch(asked),
);

test.each([
  ['If we let one shop open on Sunday, all will.', /^Which rule could allow the first step/],
  ['If this road is closed, the shops will go.', /^What would people do instead/],
  ['Unless somebody acts, the fish will die.', /^Where has nobody acted/],
  ['Had the wall been built, the town would have died.', /^Where did the first step/],
  ['Today the lamp, tomorrow the street.', /^Which step before “the end”/],
])('the question about a chain fits how it begins: %s', (text, asked) =>
  expect(chainHint(text, 'the end')).toMatch(asked),
);

test('the question about a hidden actor fits what was said or done', () => {
  expect(beliefHint('It is known')).toMatch(/^How does anybody know/);
  expect(beliefHint('It is believed')).toMatch(/^Do you believe it too/);
  expect(deedHint('decisions were made')).toMatch(/^Who decided it/);
  expect(deedHint('people were killed')).toMatch(/^Who did it/);
});
