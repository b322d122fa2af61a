import { expect, test } from '@jest/globals';
import { analyse } from './cli/analyse.ts';
import { findArgument, findLines, readEssay } from './index.ts';
import { findGrammar } from './grammar/find-grammar.ts';
import type { Grammar } from './grammar/index.ts';
import { VALLEY_AFRIKAANS } from './testing/odd-texts.ts';
import { rulesOf } from './testing/rules-of.ts';

const issueEverywhere: Grammar = {
  check: (_, ranges) =>
    Promise.resolve(
      ranges.map(({ start }) => ({
        rule: 'SpellCheck',
        kind: 'Agreement',
        start,
        end: start + 3,
        message: 'No.',
        replacements: ['the'],
      })),
    ),
};

test.each([
  ['another language', VALLEY_AFRIKAANS],
  ['code', 'const total = (a) => {\n  return a + 1;\n};\n'.repeat(40)],
])('%s that cannot be read gets no critique but a reason', async (_, text) => {
  const model = readEssay(text, null);
  const range = { start: 0, end: text.length };
  expect(model.unjudgeable).not.toBeNull();
  expect(findLines(model, range).critiques).toEqual([]);
  expect(findArgument(model).critiques).toEqual([]);
  expect(await findGrammar(issueEverywhere, model, range)).toEqual([]);
  const result = await analyse(text, null, 'hybrid', issueEverywhere);
  expect(result.lineCritiques).toEqual([]);
  expect(result.emptyReasons['lineCritiques']).toBe(model.unjudgeable);
});

test('a short note gets critiques, but no scores', async () => {
  const text =
    'Studies show that rivers help the valley, and its towns have drunk from them for years.';
  const result = await analyse(text, null, 'hybrid');
  expect(result.lineCritiques.map(({ quote }) => quote)).toContain('Studies show');
  expect(result.scores.overall.value).toBeNull();
  expect(result.emptyReasons['scores.overall']).toMatch(/a score needs at least 50/);
});

const around = (body: string): string =>
  `Solar panels are cheap now. I believe that every clinic in the district should have them, because the power fails there.

${body}

In conclusion, the clinics should have solar panels. The nurses have worked by candle light for long enough, and the district can pay for it.`;

test('list items are not unsupported claims, and a paragraph without reasons is', () => {
  expect(
    rulesOf(around('- saves energy\n- The roof stays dry.\n1. lowers the bill')),
  ).not.toContain('unsupported-claim');
  expect(rulesOf(around('Panels are useful for a clinic.'))).toContain('unsupported-claim');
});
