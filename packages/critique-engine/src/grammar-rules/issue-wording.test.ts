import { describe, expect, test } from '@jest/globals';
import { readEssay } from '../index.ts';
import { GRAMMAR_RULES } from './all-rules.ts';
import type { GrammarIssueKind } from './grammar-rule.ts';
import { issueWording, lessonOf } from './issue-wording.ts';

const text = `The river is wide here. Some people says that it must stay as it is for the the sake of the town.

Nobody asked the fishermen who live on the other bank what they thought of the plan.`;
const model = readEssay(text, null);
const wordingOf = (
  words: string,
  replacement: string | undefined,
  kind: GrammarIssueKind = 'verb',
  rule = 'unnamed-rule',
  isAlone = true,
) => {
  const start = text.indexOf(words);
  const at = { start, end: start + words.length };
  const sentence = model.sentences.find((s) => s.start <= start && at.end <= s.end);
  if (!sentence) throw new Error(`no sentence has ${words}`);
  return issueWording({ at, rule, kind, replacement, isAlone }, sentence, model);
};

describe('the wording of a grammar critique', () => {
  test('shows the correction in its sentence', () => {
    expect(wordingOf('people says', 'people say').fix).toMatch(
      /“Some people say that it must stay as …”\.$/,
    );
  });
  test('shows no other words of a sentence that may have another slip in it', () => {
    const among = (words: string, replacement: string) =>
      wordingOf(words, replacement, 'verb', 'unnamed-rule', false).fix;
    expect(among('people says', 'people say')).toBe('Write “people say” instead of “people says”.');
    expect(among('the the', '')).toBe('Leave out “the the”.');
  });
  test('shows the sentence without the words to delete, and with one blank', () => {
    expect(wordingOf('the the', '').fix).toBe(
      'Leave out “the the”: “… must stay as it is for sake of the town”.',
    );
  });
  test('asks for another wording where no correction is known', () => {
    expect(wordingOf('people says', undefined).fix).toMatch(/^Put “people says” in another way: /);
    expect(wordingOf('fishermen', undefined, 'spelling').fix).toMatch(/^Look “fishermen” up/);
  });
  test('shows how the words change where the sentence would read the same', () => {
    expect(wordingOf('the plan', 'the plan.').fix).toBe('Change “the plan” to “the plan.”');
  });
  test('teaches the rule with its correction, and asks for the next slip of the same kind', () => {
    const { reasoning, hint } = wordingOf('people says', 'people say', 'verb', 'plural-subject');
    expect(reasoning).toBe(
      'More than one person or thing takes the verb for several: “people say”. “You” does too, and “I”, but for “I am” and “I was”.',
    );
    expect(hint).toMatch(/^Look for “I”, “we”, “they” and “people”/);
  });
  test('teaches what a misspelling gets wrong', () => {
    expect(wordingOf('fishermen', 'fisherman', 'spelling').reasoning).toBe(
      'One letter is wrong: “fisherman” has a where you wrote e.',
    );
  });
  test.each(['article', 'comma', 'number', 'typing', 'verb', 'spelling', 'word', 'other'] as const)(
    'of kind %s has a reason and a question without a lesson of its own',
    (kind) => {
      const { reasoning, hint } = wordingOf('says', undefined, kind);
      expect(reasoning).toMatch(/^“?\p{Lu}.+\.$/u);
      expect(hint).toMatch(/\?/);
    },
  );
});

describe('a lesson', () => {
  test('shows no gap', () => {
    for (const { id } of GRAMMAR_RULES)
      expect(lessonOf(id, 'the right words')?.join(' ')).not.toMatch(/[{}$]/);
  });

  test('that needs a correction is not given without one', () => {
    expect(lessonOf('pronoun-base', undefined)).toBeNull();
  });

  test('on a slip that the checker finds is that of our own rule', () => {
    expect(lessonOf('modal-of', 'have')).toEqual(lessonOf('of-have', 'have'));
    expect(lessonOf('unheard-of', 'have')).toBeNull();
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
    expect(lessonOf(rule, 'x', words)?.[1]).toMatch(asked),
  );
});
