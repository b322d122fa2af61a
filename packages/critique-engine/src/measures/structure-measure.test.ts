import { describe, expect, test } from '@jest/globals';
import { readEssay } from '../index.ts';
import { readBank } from '../testing/bank/read-bank.ts';
import { TRAIN_ESSAY } from '../testing/essays.ts';
import { structureMeasure } from './structure-measure.ts';

const REFERENCES = `

References

Dube, P. (2018). Rails and towns. Durban: Spring.

Nkosi, T. (2014). In conclusion, trains. Cape Town: Harbour.`;

test('a list of references neither hides the conclusion nor counts as a conclusion', () => {
  const plain = structureMeasure(readEssay(TRAIN_ESSAY, null));
  const listed = structureMeasure(readEssay(TRAIN_ESSAY + REFERENCES, null));
  expect(listed).toEqual(plain);
  const [first = '', ...rest] = TRAIN_ESSAY.split('\n\n');
  const open = [first, ...rest.slice(0, -1)].join('\n\n');
  expect(structureMeasure(readEssay(open + REFERENCES, null))).toEqual(
    structureMeasure(readEssay(open, null)),
  );
});

describe('the order of sentences', () => {
  const measureOf = (text: string) =>
    structureMeasure(readEssay(text, null, { textKind: 'argument' }));
  const essays = readBank()
    .genres.filter(({ genre, split }) => genre === 'argument' && split === 'held-out')
    .map(({ text }) => text);
  const [essay = ''] = essays;
  /** The same paragraphs, each with its sentences from last to first. */
  const backwards = (text: string): string => {
    const paragraphs = readEssay(text, null).prose.map(({ sentences }) =>
      sentences.map((sentence) => sentence.text),
    );
    return paragraphs
      .map((p, i) => (i === 0 || i === paragraphs.length - 1 ? p : p.toReversed()).join(' '))
      .join('\n\n');
  };

  test('an essay mostly has more signs than the same essay with its paragraphs in reverse', () => {
    const gains = essays.map(
      (text) => (measureOf(text).signs ?? 0) - (measureOf(backwards(text)).signs ?? 0),
    );
    const higher = gains.filter((gain) => gain > 0).length;
    expect(higher / gains.length).toBeGreaterThan(0.7);
  });

  test('is explained in plain words where the essay is long enough', () => {
    expect(measureOf(essay).evidence).toContainEqual(
      expect.stringMatching(
        /^the order of your sentences fits better than \d+ of 40 random orders/,
      ),
    );
  });

  test('leaves its points to the other parts where the essay is too short to tell', () => {
    const short = essay.split('\n\n').slice(0, 3).join('\n\n');
    const { signs, evidence, lacks } = measureOf(short);
    expect(evidence.join()).not.toContain('random orders');
    const lost = lacks.reduce((sum, { points }) => sum + points, 0);
    expect(100 - lost).toBeCloseTo(signs ?? 0);
  });
});
