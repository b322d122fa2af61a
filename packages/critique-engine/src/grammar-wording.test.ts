import { describe, expect, test } from '@jest/globals';
import { readEssay } from './index.ts';
import { issueWording } from './grammar-wording.ts';
import type { GrammarIssueKind } from './grammar-wording.ts';

const text = `The river is wide here. Some people says that it must stay as it is for the the sake of the town.

Nobody asked the fishermen who live on the other bank what they thought of the plan.`;
const model = readEssay(text, null);
const wordingOf = (
  words: string,
  replacement: string | undefined,
  kind: GrammarIssueKind = 'verb',
) => {
  const start = text.indexOf(words);
  const at = { start, end: start + words.length };
  const sentence = model.sentences.find((s) => s.start <= start && at.end <= s.end);
  if (!sentence) throw new Error(`no sentence has ${words}`);
  return issueWording({ at, kind, replacement }, sentence, model);
};

describe('the wording of a grammar critique', () => {
  test('shows the correction in its sentence', () => {
    expect(wordingOf('people says', 'people say').fix).toMatch(
      /“Some people say that it must stay as it is for …”\.$/,
    );
  });
  test('shows the sentence without the words to delete, and with one blank', () => {
    expect(wordingOf('the the', '').fix).toBe(
      'Leave out “the the”: “… that it must stay as it is for sake of the town”.',
    );
  });
  test('asks for another wording where no correction is known', () => {
    expect(wordingOf('people says', undefined).fix).toMatch(/^Put “people says” in another way: /);
    expect(wordingOf('fishermen', undefined, 'spelling').fix).toMatch(/^Look “fishermen” up/);
  });
  test.each(['article', 'comma', 'number', 'typing', 'verb', 'spelling', 'word', 'other'] as const)(
    'of kind %s gives its reason with the words around it',
    (kind) => {
      expect(wordingOf('says', 'say', kind).reasoning).toContain('Some people says that it must');
    },
  );
});
