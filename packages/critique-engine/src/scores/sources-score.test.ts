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
  'Section 27 of the Constitution gives everybody a right to enough water.',
  'The court held the same in Dlamini v Parys Municipality.',
  'A survey by the Harbour Office counted the pumps.',
])('a source that is named in the sentence counts: %s', (sentence) => {
  expect(scoreOf(sentence).evidence).toContain('1 sentence cites a source');
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
