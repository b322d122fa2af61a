import { expect, test } from '@jest/globals';
import { findLines, readEssay } from '../index.ts';
import { inBody } from '../testing/rules-of.ts';

const fixOf = (sentence: string): string => {
  const model = readEssay(inBody(sentence), null);
  const { critiques } = findLines(model, { start: 0, end: model.text.length });
  return critiques.find((c) => c.ruleId === 'long-sentence')?.fix ?? '';
};
const tail =
  'on the old path with the stones of the mill and the boats of the town by the green bank';

test('a full stop is proposed where a subject and its verb begin', () => {
  expect(
    fixOf(
      `On the first day of the summer we walked down to the bank and saw the boats of the town in the sun and my brother swims there every morning with the boys of the village ${tail}.`,
    ),
  ).toContain('before “and my brother swims');
});
test('a full stop is not proposed before a verb without a subject', () => {
  const fix = fixOf(
    `On the first day of the summer we walked down to the bank for many hours and saw the boats of the town in the sun and looked at the fish of the river ${tail} with great joy.`,
  );
  expect(fix).not.toMatch(/full stop|End the sentence/);
  expect(fix).toMatch(/^Take out “with/);
});
test('a full stop is not proposed before a dependent clause', () => {
  expect(
    fixOf(
      `When the rain falls for weeks on the hills of the valley and the wind blows from the coast and over the fields, the farmers of the old town near the bridge walk down to the bank of the river ${tail}.`,
    ),
  ).not.toContain('before “and the wind');
});
