import { describe, expect, test } from '@jest/globals';
import { countWords } from '@argint/text-analysis';
import { planTasks } from './plan-tasks.ts';

const sentence = 'This is a sentence of just eight words. ';
const texts: [string, string][] = [
  ['nothing', ''],
  ['one word', 'word'],
  ['many paragraphs', `${sentence.repeat(12)}\n\n`.repeat(40)],
  ['one huge paragraph', sentence.repeat(1_000)],
  ['one line of 15,000 words', 'word '.repeat(15_000)],
];

describe('planTasks', () => {
  test.each(texts)('the ranges of %s cover the text without gap or overlap', (_, text) => {
    const ranges = planTasks(text, 'simple').filter((t) => t.kind === 'grammar');
    expect(ranges.map((t) => text.slice(t.start, t.end)).join('')).toBe(text);
    expect(ranges.map(({ id }) => id)).toEqual(ranges.map((_t, i) => `grammar-${i}`));
    if (ranges.length > 1)
      for (const t of ranges)
        expect(countWords(text.slice(t.start, t.end))).toBeLessThanOrEqual(700);
  });

  test('the engine reads an essay of any length in one task', () => {
    const long = sentence.repeat(1_000);
    const own = planTasks(long, 'simple').filter(({ kind }) => kind === 'engine');
    expect(own).toEqual([{ id: 'engine', kind: 'engine', start: 0, end: long.length }]);
  });

  const ids = (type: 'simple' | 'hybrid' | 'comprehensive', ...reader: ['engine' | 'model'] | []) =>
    planTasks('Some text.', type, ...reader).map(({ id }) => id);

  test('without a model the engine does all tasks, whatever the type', () => {
    for (const type of ['simple', 'hybrid', 'comprehensive'] as const)
      expect(ids(type)).toEqual(['engine', 'grammar-0']);
  });

  test('a model reads the essay and corrects each range, but for a simple analysis', () => {
    const all = ['engine', 'reading', 'language-0', 'grammar-0'];
    expect(ids('hybrid', 'model')).toEqual(all);
    expect(ids('comprehensive', 'model')).toEqual(all);
    expect(ids('simple', 'model')).toEqual(['engine', 'grammar-0']);
  });
});
