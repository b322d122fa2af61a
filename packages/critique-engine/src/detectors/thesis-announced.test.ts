import { expect, test } from '@jest/globals';
import { rulesOf } from '../testing/rules-of.ts';

const BODY =
  'The plant is too small for the town. It was built for half of it, and the town has grown.';
const END = 'In conclusion, the river should be cleaned. Its towns drink from it and have waited.';
const rulesWith = (announcement: string): string[] =>
  rulesOf(`Rivers are old. ${announcement}\n\n${BODY}\n\n${BODY}\n\n${END}`);

test('an announcement in the place of a position is flagged', () =>
  expect(rulesWith('This essay will discuss the river Vaal.')).toContain('thesis-announced'));

test.each([
  'This essay will show why the river Vaal should be cleaned.',
  'This essay argues that the river Vaal should be cleaned.',
])('an announcement that tells the position is one: %s', (announcement) =>
  expect(rulesWith(announcement)).not.toContain('thesis-announced'),
);

test('an account of causes may say what it is about to do', () =>
  expect(
    rulesOf(
      `Rivers are old. This essay will discuss the river Vaal.\n\n${BODY}\n\n${BODY}\n\nThe pumps are old.`,
      'Explain why rivers are dirty.',
    ),
  ).not.toContain('thesis-announced'));
