import { describe, expect, test } from '@jest/globals';
import type { LineCritique } from '@argint/contracts';
import { makeCritique } from '../testing/make-critique.ts';
import type { Remark } from './remark.ts';
import { leadRemark } from './lead-remark.ts';

/** Words of four characters, each another one. */
const text = Array.from({ length: 400 }, (_, i) => String(1_000 + i)).join(' ');
const at = (start: number) => ({ start, end: start + 4 });
const remark = (over: Partial<Remark>): LineCritique => makeCritique(over, text);
const thinking = (over: Partial<Remark>): LineCritique =>
  remark({ issueType: 'argument', confidence: 0.9, ...over });
const leadOf = (remarks: LineCritique[], words = 1_000) => leadRemark(remarks, words)?.ruleId;

describe('the remark to fix first', () => {
  test('is the gravest one on thinking, wherever it stands', () => {
    expect(
      leadOf([
        thinking({ ruleId: 'a', severity: 3, at: at(10) }),
        thinking({ ruleId: 'b', severity: 5, at: at(50) }),
        thinking({ ruleId: 'c', severity: 4, at: null }),
      ]),
    ).toBe('b');
  });

  test('is none that is trivial or too likely to be wrong', () => {
    const trivial = thinking({ ruleId: 'a', severity: 1, at: at(10) });
    const doubtful = thinking({ ruleId: 'b', severity: 5, confidence: 0.55, at: at(50) });
    expect(leadOf([trivial, doubtful])).toBeUndefined();
    expect(leadOf([trivial, doubtful, thinking({ ruleId: 'c', severity: 2, at: at(90) })])).toBe(
      'c',
    );
  });

  test('is never one on typing, however often it comes', () => {
    const related = Array.from({ length: 20 }, (_, i) => at(100 + i * 5));
    const typing = { issueType: 'grammar', confidence: 0.9, at: at(10), related } as const;
    expect(leadOf([remark({ ...typing, ruleId: 'typing-slips' })], 200)).toBeUndefined();
    expect(leadOf([remark({ ...typing, ruleId: 'misspellings' })], 200)).toBe('misspellings');
  });

  test('is a habit that makes the text hard to read, before what the essay argues', () => {
    const related = [100, 200].map(at);
    const habit = remark({
      ruleId: 'run',
      issueType: 'grammar',
      severity: 4,
      confidence: 0.9,
      related,
    });
    expect(leadOf([thinking({ ruleId: 'b', severity: 5, at: at(50) }), habit])).toBe('run');
    const once = remark({ ruleId: 'run', issueType: 'grammar', severity: 4, confidence: 0.9 });
    expect(leadOf([thinking({ ruleId: 'b', severity: 5, at: at(50) }), once])).toBe('b');
  });

  test('is the costliest habit where the language is weak and nothing else comes first', () => {
    const slip = (rule: string, places: number, from: number) =>
      remark({
        ruleId: rule,
        issueType: 'grammar',
        severity: 2,
        confidence: 0.9,
        at: at(from),
        related: Array.from({ length: places - 1 }, (_, i) => at(from + 100 * (i + 1))),
      });
    const slips = [slip('a', 3, 0), slip('b', 4, 10), slip('c', 1, 20)];
    expect(leadOf(slips, 300)).toBe('b');
    expect(leadOf(slips, 800)).toBeUndefined();
  });

  test.each([
    ['two endless sentences', 'long-sentence', 3, 2],
    ['three paragraphs of one sentence', 'one-sentence-paragraph', 2, 3],
    ['one endless paragraph', 'endless-paragraph', 2, 1],
  ] as const)('is the shape of the text for %s', (_, rule, severity, count) => {
    const shape = Array.from({ length: count }, (__, i) =>
      remark({ ruleId: rule, severity, confidence: 0.75, at: at(i * 100) }),
    );
    expect(leadOf(shape, 300)).toBe(rule);
    expect(leadOf(shape.slice(1), 300)).toBeUndefined();
    expect(leadOf([...shape, thinking({ ruleId: 'x', severity: 4, at: at(900) })], 300)).toBe('x');
  });
});
