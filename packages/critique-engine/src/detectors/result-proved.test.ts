import { expect, test } from '@jest/globals';
import { readEssay } from '../read-essay.ts';
import { paragraphDrafts } from './all-detectors.ts';

const rulesIn = (last: string, textKind: 'report' | 'argument' = 'report'): string[] => {
  const text = `The mean time of the pendulum was measured for four lengths of string. Each length was tried three times.

The time rose with the length of the string in all twelve trials. ${last}`;
  const model = readEssay(text, null, { textKind });
  return model.prose.flatMap((paragraph) => paragraphDrafts(paragraph, model)).map((d) => d.rule);
};

test.each([
  'This proves that a longer string always swings more slowly.',
  'The results in Table 2 clearly prove that the mass has no influence.',
  'Our readings have proved the hypothesis.',
  'The hypothesis was therefore proven.',
])('a report is told that results do not prove: %s', (last) => {
  expect(rulesIn(last)).toEqual(['result-proved']);
});

test.each([
  'This does not prove that the mass has no influence.',
  'It proved difficult to release the ball at the same angle.',
  'The results suggest that the mass has no influence.',
  'The stopwatch proved to be too slow.',
  'Three trials cannot prove this.',
])('a report is left alone: %s', (last) => {
  expect(rulesIn(last)).toEqual([]);
});

test('an argument is not held to the rule of reports', () => {
  expect(
    rulesIn('This proves that a longer string always swings more slowly.', 'argument'),
  ).toEqual([]);
});
