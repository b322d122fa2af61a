import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { liveAnalysis } from './live-analysis.ts';
import { THESIS_HINT } from './live-hints.ts';
import { sentences } from './testing/make-text.ts';

test('blank text has no live analysis', () => {
  expect(['', ' \n\t'].map(liveAnalysis)).toEqual([null, null]);
});

const sentence = fc.constantFrom(
  'I believe that trains should be free.',
  'Some people say that trains are old.',
  'For example, my brother walks.',
  'Should trains be free?',
  'There are many reasons.',
  'This essay will discuss trains.',
  'Trains must be free because the town needs them.',
  'The river is wide.',
  'In my opinion the plan is sound.',
  'Others argue that it harms the town.',
);
const paragraph = fc.array(sentence, { minLength: 1, maxLength: 6 }).map((all) => all.join(' '));

test('the hint, the check and the score of the thesis always agree about the introduction', () => {
  fc.assert(
    fc.property(fc.array(paragraph, { minLength: 1, maxLength: 4 }), (paragraphs) => {
      const live = liveAnalysis([...paragraphs, sentences(12, 10)].join('\n\n'));
      const inIntroduction = live?.structure.hasThesis === true;
      expect(live?.hints.some(({ text }) => text === THESIS_HINT)).toBe(!inIntroduction);
      expect((live?.quality.parts.thesis ?? 0) > 0).toBe(inIntroduction);
    }),
    { seed: 3, numRuns: 300 },
  );
});
