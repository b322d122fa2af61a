import { expect, test } from '@jest/globals';
import { analyse } from './cli/analyse.ts';
import { findAll, findLines, readEssay } from './index.ts';
import { findGrammar } from './grammar/find-grammar.ts';
import type { Grammar } from './grammar/index.ts';
import { VALLEY_AFRIKAANS } from './testing/odd-texts.ts';

const issueEverywhere: Grammar = {
  check: (_, ranges) =>
    Promise.resolve(
      ranges.map(({ start }) => ({
        rule: 'AWhile',
        start,
        end: start + 3,
        replacements: ['the'],
      })),
    ),
};

test.each([
  ['another language', VALLEY_AFRIKAANS],
  ['code', 'const total = (a) => {\n  return a + 1;\n};\n'.repeat(40)],
])('%s that cannot be read gets no critique but a reason', async (_, text) => {
  const essay = readEssay(text, null);
  const range = { start: 0, end: text.length };
  expect(essay.unjudgeable).not.toBeNull();
  expect(findLines(essay, range)).toEqual([]);
  expect(findAll(essay).critiques).toEqual([]);
  expect(await findGrammar(issueEverywhere, essay, range)).toEqual([]);
  const result = await analyse(text, null, 'hybrid', issueEverywhere);
  expect(result.lineCritiques).toEqual([]);
  expect(result.emptyReasons['lineCritiques']).toBe(essay.unjudgeable);
});

test('a short note gets critiques, but no scores', async () => {
  const text = 'Rivers help the valley, and many town have drunk from them for years.';
  const result = await analyse(text, null, 'hybrid');
  expect(result.lineCritiques.map(({ quote }) => quote)).toContain('many town');
  expect(result.scores.overall.value).toBeNull();
  expect(result.emptyReasons['scores.overall']).toMatch(/a score needs at least 50/);
});
