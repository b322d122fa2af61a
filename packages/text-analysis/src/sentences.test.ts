import { describe, expect, test } from '@jest/globals';
import { sentencesOf } from './sentences.ts';

const sentences = (text: string): string[] =>
  sentencesOf(text).map((s) => text.slice(s.start, s.end));

describe('sentencesOf', () => {
  test.each([
    ['Dr. Nkosi met Prof. J. M. Coetzee. They spoke.', 2],
    ['It grew by 3.5 per cent, i.e. less than planned. Nobody cared.', 2],
    ['"Is it so?" he asked. "Yes!" she said.', 2],
    ['He paused … and went on. Then he left...', 2],
    ['He paused... Then he left.', 2],
    ['My friends agree.However, they left.', 2],
    ['They meet at the dam .However, they left .Then it rained .', 3],
    ['It was built on the .Net platform.', 1],
    ['Look at node.js and v2.5.1 again. Good.', 2],
    ['See e.g. the report of the U.N. Security Council.', 1],
    ['We sell bread, milk, etc. The shop is small.', 2],
    ['We sell bread, milk, etc. at the corner.', 1],
    ['It is number No. 5 on the list. No. It is not.', 3],
    ['So am I. She agrees.', 2],
    ['Leave it for 1 hr. before you add 2 tsp. salt. It weighs 4 kg. Stir it.', 3],
    ['It opens at 10p. m. and shuts at dawn.', 1],
    ['It opens at 10 a. m. on Sundays. Fruit, e. g. plums, is cheap.', 2],
    ['It shuts at 6 p. m. Nobody minds. We chose plan b. It was cheap.', 4],
    ['What?! Never. (It is over.) “Done.”', 4],
    ['no full stop at all', 1],
    ['1. The first item. 2. The second item.', 2],
    ['One.\nTwo.\n\nThree', 3],
    ['', 0],
  ])('splits “%s” into %i', (text, count) => {
    expect(sentences(text)).toHaveLength(count);
  });
  test('keeps closing marks with the sentence they end', () => {
    expect(sentences('“Go.” He went (at last). Good.')).toEqual([
      '“Go.”',
      'He went (at last).',
      'Good.',
    ]);
  });
  test.each(['. ', 'a.', '('])(
    'takes a hundred thousand characters of “%s” in linear time, in order and without overlap',
    (unit) => {
      const text = unit.repeat(100_000 / unit.length);
      const spans = sentencesOf(text);
      expect(
        spans.every(({ start, end }, i) => start >= (spans[i - 1]?.end ?? 0) && end > start),
      ).toBe(true);
      expect(spans.at(-1)?.end ?? 0).toBeLessThanOrEqual(text.length);
    },
  );
});
