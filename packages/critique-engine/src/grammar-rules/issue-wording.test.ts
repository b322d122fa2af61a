import { describe, expect, test } from '@jest/globals';
import { GRAMMAR_RULES, RULE_BY_CHECKER, RULE_BY_ID } from './all-rules.ts';
import type { Lesson } from './grammar-rule.ts';
import { issueWording, lessonOf, SPELLING } from './issue-wording.ts';

const ruleOf = (id: string): Lesson => {
  const rule = RULE_BY_ID.get(id);
  if (!rule) throw new Error(`no rule has the id ${id}`);
  return rule;
};
const wordingOf = (words: string, replacement: string, rule: Lesson = ruleOf('plural-subject')) =>
  issueWording(words, { rule, replacement });

describe('the wording of a grammar critique', () => {
  test('says what to write, or what to leave out', () => {
    expect(wordingOf('people says', 'people say').fix).toBe(
      'Write “people say” instead of “people says”.',
    );
    expect(wordingOf('the the', '').fix).toBe('Leave out “the the”.');
  });
  test('teaches the rule with its correction, and asks for the next slip of the same kind', () => {
    const { reasoning, hint } = wordingOf('people says', 'people say');
    expect(reasoning).toBe(
      'More than one person or thing takes the verb for several: “people say”. “You” does too, and “I”, but for “I am” and “I was”.',
    );
    expect(hint).toMatch(/^Look for “I”, “we”, “they” and “people”/);
  });
  test('teaches what a misspelling gets wrong', () => {
    expect(wordingOf('fishermen', 'fisherman', SPELLING).reasoning).toBe(
      'One letter is wrong: “fisherman” has a where you wrote e.',
    );
  });
});

describe('a lesson', () => {
  test('shows no gap', () => {
    for (const rule of GRAMMAR_RULES)
      expect(lessonOf(rule, 'the right words').join(' ')).not.toMatch(/[{}$]/);
  });

  test('on a slip that the checker finds is that of our own rule', () => {
    expect(RULE_BY_CHECKER.get('ModalOf')).toBe(RULE_BY_ID.get('of-have'));
    expect(RULE_BY_CHECKER.get('UnheardOf')).toBeUndefined();
  });

  test.each([
    ['comma-splice', 'town, it', /^Find the commas before “it”/],
    ['comma-splice', 'town, we', /^Find the commas before “I”/],
    ['comma-splice', 'town, the boats', /^Look at each comma/],
    ['a-an', 'a engineer', /^Look for “a” before the letters/],
    ['a-an', 'an university', /^Look for “an” and say/],
    ['subject-verb', 'roofs of the town was', /^Where words such as/],
    ['subject-verb', 'roofs was', /^Look for “was” and “were”/],
  ])('of %s asks what fits the words “%s”', (rule, words, asked) =>
    expect(lessonOf(ruleOf(rule), 'x', words)[1]).toMatch(asked),
  );
});
