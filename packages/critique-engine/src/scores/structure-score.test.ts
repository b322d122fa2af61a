import { describe, expect, test } from '@jest/globals';
import { readEssay } from '../index.ts';
import { readBank } from '../testing/bank/read-bank.ts';
import { TRAIN_ESSAY } from '../testing/essays.ts';
import { onMarkingScale } from './marking-scale.ts';
import { structureScore } from './structure-score.ts';

const REFERENCES = `

References

Dube, P. (2018). Rails and towns. Durban: Spring.

Nkosi, T. (2014). In conclusion, trains. Cape Town: Harbour.`;

test('a list of references neither hides the conclusion nor counts as a conclusion', () => {
  const plain = structureScore(readEssay(TRAIN_ESSAY, null));
  const listed = structureScore(readEssay(TRAIN_ESSAY + REFERENCES, null));
  expect(listed).toEqual(plain);
  const [first = '', ...rest] = TRAIN_ESSAY.split('\n\n');
  const open = [first, ...rest.slice(0, -1)].join('\n\n');
  expect(structureScore(readEssay(open + REFERENCES, null))).toEqual(
    structureScore(readEssay(open, null)),
  );
});

describe('the order of sentences', () => {
  const scoreOf = (text: string) => structureScore(readEssay(text, null, { textKind: 'argument' }));
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

  test('an essay mostly scores higher than the same essay with its paragraphs told backwards', () => {
    const gains = essays.map(
      (text) => (scoreOf(text).score.value ?? 0) - (scoreOf(backwards(text)).score.value ?? 0),
    );
    const higher = gains.filter((gain) => gain > 0).length;
    expect(higher / gains.length).toBeGreaterThan(0.7);
  });

  test('is told in plain words where the essay is long enough', () => {
    expect(scoreOf(essay).score.evidence).toContainEqual(
      expect.stringMatching(
        /^the order of your sentences fits better than \d+ of 40 random orders/,
      ),
    );
  });

  test('leaves its points to the other parts where the essay is too short to tell', () => {
    const short = essay.split('\n\n').slice(0, 3).join('\n\n');
    const { score, lacks } = scoreOf(short);
    expect(score.evidence.join()).not.toContain('random orders');
    const lost = lacks.reduce((sum, { points }) => sum + points, 0);
    expect(Math.round(onMarkingScale(100 - lost))).toBe(score.value);
  });
});
