import { expect, test } from '@jest/globals';
import { howWeScore } from './how-we-score-page.ts';
import { readingRows } from './reading-figures.ts';
import type { Figures } from './score-figures.ts';
import { ruleRates } from './rule-rates.ts';
import { wilson } from './wilson.ts';
import { READING_RULES } from '@argint/assembly';

const row = (set: string, figure: string, value: string, ci = '') => ({
  set,
  figure,
  value,
  ci,
  note: '',
});
const figures: Figures = {
  date: '2026-01-31',
  commit: 'abc1234',
  engineVersion: '9.9.9',
  rubricVersion: '7',
  items: { 'relevance-ielts': 100, 'scores-ellipse': 50 },
  cleanSentences: 10,
  engine: [
    row('relevance-ielts', 'own question ranked first of ten', '0.900'),
    row('scores-ellipse', 'overall: the same with length taken out', '0.500', '0.400..0.600'),
  ],
  trivial: [row('relevance-ielts', 'own question ranked first of ten', '0.100')],
  rates: { ours: 10, real: 20, rules: [{ rule: 'long-sentence', ours: 10, real: 12.5 }] },
};

test('the page shows each figure beside the trivial engine, with its interval, date and versions', () => {
  const page = howWeScore(figures);
  expect(page).toMatch(
    /\| its own question comes first \| \*\*0\.900\*\* +\| 0\.826 to 0\.945 \| 0\.100 \|/,
  );
  expect(page).toMatch(/\*\*0\.500\*\* \| 0\.400 to 0\.600 \|/);
  expect(page).toMatch(/2026-01-31: engine 9\.9\.9, rubric 7, commit abc1234/);
});

test('the page shows how often each rule speaks in texts of ours and in real ones', () => {
  const page = howWeScore(figures);
  expect(page).toContain('in 10 texts that we wrote');
  expect(page).toContain('| `long-sentence` | 10.0 | 12.5 |');
});

test('the rate of a rule is the share of texts that show it; rules on grammar have none', () => {
  const plain = { text: 'Nobody knows it.', question: null };
  const long = {
    text: `${'We went to the river and saw the mill and '.repeat(12)}left.`,
    question: null,
  };
  const { rules } = ruleRates([plain], [plain, long]);
  expect(rules).toContainEqual({ rule: 'long-sentence', ours: 0, real: 50 });
  expect(rules.every(({ rule }) => !rule.startsWith('grammar-'))).toBe(true);
});

test('the page says what was not measured and what cannot be measured', () => {
  const page = howWeScore(figures);
  expect(page).toMatch(/the sentence it calls the thesis is one \| not measured/);
  expect(page).toMatch(/## What we cannot measure/);
});

test('the figures of the reader stand in a table of their own', () => {
  const json = JSON.stringify([
    {
      part: 'foreign',
      figure: 'untouched essays with such a remark on a paragraph',
      value: '0.010',
      note: '',
    },
  ]);
  const page = howWeScore({ ...figures, engine: readingRows(`noise\n${json}\n`) });
  expect(page).toMatch(/untouched essays with such a remark \(lower is better\) \| \*\*0\.010\*\*/);
  expect(page).toMatch(/planted flaws that a remark marks \| not measured/);
});

test('the interval of a share stays between 0 and 1 and narrows with more items', () => {
  expect(wilson(1, 20)[1]).toBeLessThanOrEqual(1);
  const [low, high] = wilson(0.5, 100);
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.404', '0.596']);
});

test('the page states every point by which a reading becomes a score', () => {
  const page = howWeScore(figures);
  const stated = page.slice(page.indexOf('## With a language model'), page.indexOf('## How that'));
  const points = (rules: object): number[] =>
    Object.values(rules).flatMap((rule: number | object) =>
      typeof rule === 'number' ? [rule] : points(rule),
    );
  for (const point of points(READING_RULES)) expect(stated).toMatch(new RegExp(`\\b${point}\\b`));
  expect(stated).toContain(`| ${Object.values(READING_RULES.faults).join(' | ')} |`);
});
