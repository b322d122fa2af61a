import { describe, expect, test } from '@jest/globals';
import { startAnalysisSchema } from './analysis.ts';

const text = 'A'.repeat(100);
const first = (input: unknown): string => {
  const parsed = startAnalysisSchema.safeParse(input);
  return parsed.success ? 'ok' : (parsed.error.issues[0]?.message ?? '');
};

describe('the start of an analysis', () => {
  test.each([
    ['nothing', {}, 'Please enter your essay text'],
    ['an operator as text', { essayText: { $gt: '' } }, 'Please enter your essay text'],
    ['blank text', { essayText: ' \n\t ' }, 'Please enter your essay text'],
    [
      '99 characters',
      { essayText: 'A'.repeat(99) },
      'Please write at least 100 characters for meaningful analysis',
    ],
    ['100 characters', { essayText: text }, 'ok'],
    ['100,000 characters', { essayText: 'A'.repeat(100_000) }, 'ok'],
    [
      '100,001 characters',
      { essayText: 'A'.repeat(100_001) },
      'Essay text must be at most 100,000 characters',
    ],
    [
      'a script',
      { essayText: `${text}<script>alert(1)</script>` },
      'Essay text contains potentially malicious content',
    ],
    [
      'a frame',
      { essayText: `${text}<IFRAME src=x>` },
      'Essay text contains potentially malicious content',
    ],
    [
      'a handler in a tag',
      { essayText: `${text}<img src=x onerror=alert(1)>` },
      'Essay text contains potentially malicious content',
    ],
    [
      'a javascript link',
      { essayText: `${text}<a href="javascript:alert(1)">` },
      'Essay text contains potentially malicious content',
    ],
    [
      'prose about javascript: and onclick=',
      { essayText: `${text} javascript: is a scheme, onclick= an attribute; 3 < 4 and on = 2` },
      'ok',
    ],
    ['a path and SQL', { essayText: `${text} ../../etc/passwd; DROP TABLE users; SELECT 1` }, 'ok'],
    ['a lone surrogate', { essayText: `${text}\uD800` }, 'Essay text contains invalid characters'],
    ['an empty question', { essayText: text, essayQuestion: '  ' }, 'ok'],
    ['a null question', { essayText: text, essayQuestion: null }, 'ok'],
    [
      'a question of 9 characters',
      { essayText: text, essayQuestion: 'Why? Why?' },
      'Essay question must be between 10 and 1,000 characters',
    ],
    [
      'an unknown analysis type',
      { essayText: text, analysisType: 'deep' },
      'analysisType must be one of simple, hybrid, comprehensive',
    ],
    ['a kind of text', { essayText: text, textKind: 'letter' }, 'ok'],
    ['no kind of text', { essayText: text, textKind: null }, 'ok'],
    [
      'an unknown kind of text',
      { essayText: text, textKind: 'poem' },
      'textKind must be one of argument, report, legal, review, narrative, reflection, letter, other',
    ],
    ['an empty parent', { essayText: text, parentEssayId: '' }, 'ok'],
    ['a parent', { essayText: text, parentEssayId: 'e1' }, 'ok'],
    [
      'a number as parent',
      { essayText: text, parentEssayId: 7 },
      'parentEssayId must be the id of an essay',
    ],
    ['unknown fields', { essayText: text, admin: true }, 'ok'],
  ])('%s: %#', (_name, input, expected) => {
    expect(first(input)).toBe(expected);
  });

  test('keeps the text exactly as sent, trims the question and makes an empty one null', () => {
    const odd = `\r\n  ${text}\t\u200b\n`;
    expect(startAnalysisSchema.parse({ essayText: odd, essayQuestion: '   ' })).toEqual({
      essayText: odd,
      essayQuestion: null,
      parentEssayId: null,
      rubric: null,
      textKind: null,
      analysisType: 'hybrid',
    });
    expect(
      startAnalysisSchema.parse({ essayText: text, essayQuestion: '  Is it so, or not? ' })
        .essayQuestion,
    ).toBe('Is it so, or not?');
  });

  test('a hundred thousand stray angle brackets are checked in linear time', () => {
    expect(first({ essayText: '<a '.repeat(33_000) })).toBe('ok');
    expect(first({ essayText: '<'.repeat(100_000) })).toBe('ok');
  });
});
