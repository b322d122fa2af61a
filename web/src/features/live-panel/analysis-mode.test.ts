import { expect, test } from '@jest/globals';
import { analysisMode } from './analysis-mode.ts';

const plain = { complex: false, reason: 'x' };
const complex = { complex: true, reason: 'It cites three sources.' };

test.each([
  ['500 words', { words: 500 }, 'Free reading', true],
  ['501 words', { words: 501 }, 'Full analysis', false],
  ['1,000 words', { words: 1_000 }, 'Full analysis', false],
  ['1,001 words', { words: 1_001 }, 'Full analysis', false],
  ['a short complex text', { words: 200, complexity: complex }, 'Full analysis', false],
  ['a short text when that is asked for', { words: 200, fullAnyway: true }, 'Full analysis', false],
] as const)('%s: the page offers the right analysis first', (_what, given, name, freeFirst) => {
  const mode = analysisMode({ complexity: plain, fullAnyway: false, ...given });
  expect([mode.name, mode.freeFirst]).toEqual([name, freeFirst]);
});
