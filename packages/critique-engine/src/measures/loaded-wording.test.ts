import { expect, test } from '@jest/globals';
import { readEssay } from '../read-essay.ts';
import { inBody } from '../testing/rules-of.ts';
import { loadedWording } from './loaded-wording.ts';

const loadedIn = (body: string): string[] =>
  loadedWording(readEssay(inBody(body), null)).map(({ words }) => words);

test.each([
  ['The pathetic council let the road rot. The council has met twice about it.', 'pathetic'],
  ['Their disgusting plan harms the valley. The council has met twice about it.', 'disgusting'],
])('a word that judges is loaded: %s', (body, word) => expect(loadedIn(body)).toEqual([word]));

test.each([
  'The wind blasts the sheds, and hail has trampled the maize. The council has met twice about it.',
  'The fear of the towns was not unfounded. They had seen it.',
  'The council let the road decay. The council has met twice about it.',
  'Their plan harms the valley. The council has met twice about it.',
  'The soup at the old clinic tasted disgusting. The council has met twice about it.',
  'When I was small my uncle told me a ridiculous story at the weir. The council has met twice about it.',
  'A dry year starts a vicious circle for the farms. The council has met twice about it.',
])('a word that describes, or is said of one’s own life, is not: %s', (body) =>
  expect(loadedIn(body)).toEqual([]),
);
