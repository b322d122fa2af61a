import { expect, test } from '@jest/globals';
import { likeliestMeant } from './likely-slip.ts';

test.each([
  ['confort', ['comfort', 'consort'], 'comfort'],
  ['colloge', ['college', 'collage'], 'college'],
  ['suport', ['support', 'sport'], 'support'],
  ['peole', ['people', 'peole', 'pole'], 'people'],
])('“%s” is taken for the likeliest of %j', (word, others, meant) => {
  expect(likeliestMeant(word, others)).toBe(meant);
});

test.each([
  ['uknown', ['known', 'unknown']],
  ['preas', ['press', 'areas']],
  ['bord', []],
])('nothing is chosen for “%s” among %j', (word, others) => {
  expect(likeliestMeant(word, others)).toBeUndefined();
});
