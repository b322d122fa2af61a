import { expect, test } from '@jest/globals';
import { readEssay } from '../read-essay.ts';
import { inBody } from '../testing/rules-of.ts';
import { sourcesScore } from './sources-score.ts';

const scoreOf = (sentence: string) =>
  sourcesScore(
    readEssay(inBody(`Clean water is a duty of the town. ${sentence}`), null, {
      textKind: 'argument',
    }),
  ).score;

test.each([
  'According to the report of the Water Board, half of the pumps are older than the town hall.',
  'According to the water department’s report of 2024, half of the pumps are old.',
  'Section 27 of the Constitution gives everybody a right to enough water.',
  'The court held the same in Dlamini v Parys Municipality.',
  'A survey by the Harbour Office counted the pumps.',
  'A council survey in 2019 found that half of the pumps were old.',
])('a source that is named in the sentence counts: %s', (sentence) => {
  expect(scoreOf(sentence).evidence).toContain('1 sentence names a source');
});

test.each([
  'They call it the “dream river” of the north.',
  'According to me, the plant is too small.',
  'According to their plan, the plant opens in May.',
  'The plant has room for more water than it gets.',
])('a word at arm’s length and one’s own view need none: %s', (sentence) => {
  const { value, evidence } = scoreOf(sentence);
  expect(value).toBeNull();
  expect(evidence).toEqual([]);
});

test('a figure that a remark asks a source for counts as a place that needs one', () => {
  const { value, evidence } = scoreOf('In Parys 45% of the pumps are broken.');
  expect(value).toBe(4);
  expect(evidence).toEqual(['0 sentences name a source', '1 place would need one']);
});

test('a report on the writer’s own measurements needs no source', () => {
  const report =
    'Aim: To find out how fast salt water cools.\n\nMethod: We heated 200 ml of salt water to 80 °C and read the thermometer every two minutes. Each run was repeated three times, and the mean was noted.\n\nResults: The water cooled by 31% in the first ten minutes and by 12% in the next ten.\n\nDiscussion: The fall was steeper at first because the difference to the room was larger. The beaker was not covered, which may have raised the loss of heat.';
  const { value } = sourcesScore(readEssay(report, null, { textKind: 'report' })).score;
  expect(value).toBeNull();
});
