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
  test('the analysis type decides the whole-essay tasks', () => {
    const kinds = (type: 'simple' | 'hybrid' | 'comprehensive') =>
      planTasks('Some text.', type).map((t) => t.id);
    expect(kinds('simple')).toEqual(['lines-0', 'argument', 'scores', 'grammar-0']);
    expect(kinds('hybrid')).toEqual(['lines-0', 'argument', 'scores', 'dialectic', 'grammar-0']);
    expect(kinds('comprehensive')).toEqual([
      'lines-0',
      'argument',
      'scores',
      'dialectic',
      'premium',
      'grammar-0',
    ]);
  });
});
