import { expect, test } from '@jest/globals';
import { readEssay } from '../../read-essay.ts';
import { evidenceOf } from './clause-signs.ts';

const sortOf = (text: string): string | null => {
  const essay = readEssay(text, null, { textKind: 'argument' });
  const [sentence] = essay.sentences;
  return sentence ? evidenceOf(sentence, essay) : null;
};

test.each([
  ['Firstly, stars such as singers are known to every child.', null],
  ['For example, stars such as singers are known to every child.', 'named'],
  ['Dogs are our friends in good and bad days.', null],
  ['Last winter our friends watched the dog for a week.', 'own'],
  ['My friends feed the dog.', 'own'],
])('the evidence in “%s” is %s', (text, sort) => {
  expect(sortOf(text)).toBe(sort);
});
