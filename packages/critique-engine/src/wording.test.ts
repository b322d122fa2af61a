import { expect, test } from '@jest/globals';
import { findFor, findLines, readEssay } from './index.ts';
import { questionTerms } from './layers/question-layer.ts';
import { inBody } from './testing/rules-of.ts';
import { cite, citeRest } from './wording.ts';

const critiques = (body: string) => {
  const text = inBody(body);
  return findLines(readEssay(text, null), { start: 0, end: text.length }).critiques;
};

test('a name in a question keeps its capital', () =>
  expect([...questionTerms('How does Ezeulumba fail?').values()]).toContain('Ezeulumba'));
test('punctuation alone is never quoted', () => {
  expect(citeRest('.', 'Studies show.')).toBe('“Studies show”');
  const [authority] = critiques('The water is safe, studies show.').filter(
    (c) => c.ruleId === 'unnamed-authority',
  );
  expect(authority?.issue).not.toMatch(/“\W+”/);
});
test('an off-topic essay has a limited overall score, and a weak one is neither close to ready nor proficient', () => {
  const text = inBody(
    'My cousin swam there and fell ill. Everybody loves the river. Politicians are corrupt.\n\nMy friend drank from it once. The council must always act.',
  );
  const { parts } = findFor(
    'scores',
    readEssay(text, 'Should solar panels replace coal in rural clinics of Limpopo?'),
    { start: 0, end: text.length },
  );
  const relevance = parts.scores?.relevance.value ?? 100;
  expect(relevance).toBeLessThan(50);
  expect(parts.scores?.overall.value).toBeLessThanOrEqual(relevance + 10);
  expect(parts.overallVerdict?.journalReadiness).not.toMatch(/^(?:Close|Nearly)/);
  expect(['Emerging', 'Developing']).toContain(parts.criticalThinkingLevel);
});
test.each([
  ['The port should do it, why.', '“The port should do it”'],
  ['The ferry is old, and', '“The ferry is old”'],
  ['The ferry should be kept because the bridge shuts', '“The ferry should be kept …”'],
])('a quote does not end in a word that waits for more: %s', (text, quote) =>
  expect(cite(text, 34)).toBe(quote),
);
