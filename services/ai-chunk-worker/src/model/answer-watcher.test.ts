import { describe, expect, test } from '@jest/globals';
import type { ModelRemark } from './answers/answer-schemas.ts';
import { watchRemarks } from './answer-watcher.ts';

const remark = (issue: string): ModelRemark => ({
  quote: 'so the cameras work',
  line: 1,
  quote2: '',
  line2: 0,
  rule: 'causal-leap',
  severity: 4,
  sure: 'certain',
  issue,
  reasoning: 'Why.',
  fix: 'Do.',
  hint: 'What?',
});

/** The issues that are handed on while `text` comes in pieces of so many characters, each with what had come by then. */
const watched = (text: string, size: number): [issue: string, come: number][] => {
  const seen: [string, number][] = [];
  let come = 0;
  const watch = watchRemarks(({ issue }) => seen.push([issue, come]))();
  for (let at = 0; at < text.length; at += size) {
    come = Math.min(text.length, at + size);
    watch(text.slice(at, at + size));
  }
  return seen;
};

describe('remarks of an answer that is still coming', () => {
  const answer = JSON.stringify({
    kind: 'argument',
    claims: [{ quote: '}"], "remarks": [', reasons: [] }],
    remarks: [remark('The first “one”.'), remark('The second \\ one.')],
    strengths: [],
  });

  test.each([1, 7, 48, 10_000])('are handed on once each, in pieces of %i characters', (size) => {
    expect(watched(answer, size).map(([issue]) => issue)).toEqual([
      'The first “one”.',
      'The second \\ one.',
    ]);
  });

  test('are handed on as soon as they are complete', () => {
    const [first, second] = watched(answer, 1);
    expect(first?.[1]).toBeLessThan(answer.indexOf('The second'));
    expect(second?.[1]).toBeLessThan(answer.indexOf('strengths'));
  });

  test('are found behind thoughts and a fence, even if the thoughts hold braces', () => {
    const text = `<think>Perhaps {"remarks": [1]}?</think>\n\`\`\`json\n${answer}\n\`\`\``;
    expect(watched(text, 5).map(([issue]) => issue)).toHaveLength(2);
  });

  test('that do not have the form are passed over', () => {
    const text = JSON.stringify({ remarks: [{ issue: 'no' }, remark('Good.')] });
    expect(watched(text, 9).map(([issue]) => issue)).toEqual(['Good.']);
  });

  test('that come before a fault stay, and nothing is thrown', () => {
    const broken = `${answer.slice(0, answer.indexOf('The second'))}\u0000 }]]] nonsense`;
    expect(watched(broken, 3).map(([issue]) => issue)).toEqual(['The first “one”.']);
    expect(watched('I cannot help with that.', 4)).toEqual([]);
  });
});
