import { expect, test } from '@jest/globals';
import { readEssay } from '../index.ts';
import { TRAIN_ESSAY } from '../testing/essays.ts';
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
