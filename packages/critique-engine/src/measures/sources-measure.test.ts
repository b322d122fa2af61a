import { expect, test } from '@jest/globals';
import { readEssay } from '../read-essay.ts';
import { inBody } from '../testing/rules-of.ts';
import { sourcesMeasure } from './sources-measure.ts';

const measureOf = (sentence: string) =>
  sourcesMeasure(
    readEssay(inBody(`Clean water is a duty of the town. ${sentence}`), null, {
      textKind: 'argument',
    }),
  );

test.each([
  'According to the report of the Water Board, half of the pumps are older than the town hall.',
  'According to the water department’s report of 2024, half of the pumps are old.',
  'Section 27 of the Constitution gives everybody a right to enough water.',
  'The court held the same in Dlamini v Parys Municipality.',
  'A survey by the Harbour Office counted the pumps.',
  'A council survey in 2019 found that half of the pumps were old.',
])('a source that is named in the sentence counts: %s', (sentence) => {
  expect(measureOf(sentence).evidence).toContain('1 sentence names a source');
});

test.each([
  'They call it the “dream river” of the north.',
  'According to me, the plant is too small.',
  'According to their plan, the plant opens in May.',
  'In Parys 45% of the pumps are broken.',
])(
  'where nothing names a source, nothing is measured, because it may need none: %s',
  (sentence) => {
    const { signs, evidence, reason } = measureOf(sentence);
    expect(signs).toBeNull();
    expect(evidence).toEqual([]);
    expect(reason).toBe(
      'We count sources in a form such as (Author, year) or a footnote, and found none.',
    );
  },
);

test('a citation without a list of references has fewer signs than one with it', () => {
  const cited = inBody('Pumps fail in winter (Dube, 2018). Each one costs what two teachers earn.');
  const listed = `${cited}\n\nReferences\n\nDube, T. 2018. Pumps. Durban: Spring.`;
  const [without, with_] = [cited, listed].map((text) => sourcesMeasure(readEssay(text, null)));
  expect((with_?.signs ?? 0) - (without?.signs ?? 0)).toBe(20);
  expect(without?.evidence).toContain('there is no list of references');
});
