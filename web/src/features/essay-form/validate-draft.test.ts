import { describe, expect, test } from '@jest/globals';
import { validateDraft } from './validate-draft.ts';

const text = 'x'.repeat(100);

describe('validateDraft', () => {
  test('an essay of blanks counts as empty', () => {
    expect(validateDraft({ question: '', text: ' \n ' })).toEqual({
      field: 'text',
      message: 'Please enter your essay text',
    });
  });
  test('99 characters are too few, 100 are enough', () => {
    expect(validateDraft({ question: '', text: text.slice(1) })?.message).toBe(
      'Please write at least 100 characters for meaningful analysis',
    );
    expect(validateDraft({ question: '', text })).toBeNull();
  });
  test('100,000 characters are allowed, one more is not', () => {
    expect(validateDraft({ question: '', text: 'x'.repeat(100_000) })).toBeNull();
    expect(validateDraft({ question: '', text: 'x'.repeat(100_001) })?.field).toBe('text');
  });
  test('a question is optional, but a given one has 10 to 1,000 characters', () => {
    expect(validateDraft({ question: '   ', text })).toBeNull();
    expect(validateDraft({ question: 'Why?', text })?.field).toBe('question');
    expect(validateDraft({ question: 'q'.repeat(1_001), text })?.field).toBe('question');
    expect(validateDraft({ question: 'Should water have a price?', text })).toBeNull();
  });
});
