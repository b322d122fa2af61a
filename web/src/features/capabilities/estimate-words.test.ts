import { expect, test } from '@jest/globals';
import { estimateWords } from './estimate-words.ts';

const hybrid = (maxChars: number, seconds: number) =>
  ({ analysisType: 'hybrid', maxChars, seconds }) as const;
const without = { model: null, estimates: [hybrid(3_000, 10), hybrid(6_000, 60)] };
const withModel = {
  ...without,
  model: { name: 'gemini-x', provider: 'google' as const, host: null },
};

test.each([
  ['the time of that length', without, 3_000, 'hybrid', 'about 10 seconds'],
  ['the next class', without, 3_001, 'hybrid', 'about 1 minute'],
  ['a comprehensive analysis', without, 10, 'comprehensive', null],
  ['another kind', without, 3_000, 'simple', null],
  ['a length without an analysis', without, 50_000, 'hybrid', null],
  ['such a length with a model', withModel, 50_000, 'hybrid', 'about 5 minutes'],
  ['a server that has not answered', undefined, 3_000, 'hybrid', null],
] as const)('the estimate for %s', (_name, capabilities, chars, type, words) => {
  expect(estimateWords(capabilities, chars, type)).toBe(words);
});
