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
  test.each(texts)('the line chunks of %s cover the text without gap or overlap', (_, text) => {
    const lines = planTasks(text, 'simple').filter((t) => t.kind === 'lines');
    expect(lines.map((t) => text.slice(t.start, t.end)).join('')).toBe(text);
    expect(lines.every((t, i) => t.id === `lines-${i}` && t.end - t.start <= text.length)).toBe(
      true,
    );
    if (lines.length > 1)
      for (const t of lines)
        expect(countWords(text.slice(t.start, t.end))).toBeLessThanOrEqual(700);
  });
  const ids = (type: 'simple' | 'hybrid' | 'comprehensive', ...reader: ['engine' | 'model'] | []) =>
    planTasks('Some text.', type, ...reader).map(({ id }) => id);

  test('without a model the engine does all tasks, whatever the type', () => {
    for (const type of ['simple', 'hybrid', 'comprehensive'] as const)
      expect(ids(type)).toEqual(['lines-0', 'essay', 'grammar-0']);
  });

  test('a model reads the essay and corrects each range, but for a simple analysis', () => {
    const all = ['lines-0', 'essay', 'reading', 'language-0', 'grammar-0'];
    expect(ids('hybrid', 'model')).toEqual(all);
    expect(ids('comprehensive', 'model')).toEqual(all);
    expect(ids('simple', 'model')).toEqual(['lines-0', 'essay', 'grammar-0']);
  });
});
