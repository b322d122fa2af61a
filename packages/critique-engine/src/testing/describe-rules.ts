import { describe, expect, test } from '@jest/globals';
import { grammarIssues } from '../grammar-rules/grammar-issues.ts';
import type { GrammarRule } from '../grammar-rules/grammar-rule.ts';
import { readEssay } from '../read-essay.ts';
import type { RuleExample } from './grammar-examples/rule-example.ts';

/** What the engine's grammar rules say about a text: the id of the rule and the words it wants instead. */
export const correctionsOf = (text: string): [id: string, better: string][] => {
  const model = readEssay(text, null);
  return model.prose
    .flatMap((paragraph) => grammarIssues(paragraph, model))
    .map(({ rule, issue }) => [
      rule.replace(/^grammar-/, ''),
      /(?:should be|reads more easily as) “(.*?)”:/.exec(issue)?.[1] ?? '',
    ]);
};

/** Tests every rule of a list on its examples, and fails for a rule that has none. */
export const describeRules = (
  what: string,
  rules: readonly GrammarRule[],
  examples: readonly RuleExample[],
): void => {
  describe(what, () => {
    test('each rule has an example', () => {
      expect([...new Set(examples.map(([id]) => id))].sort()).toEqual(
        rules.map(({ id }) => id).sort(),
      );
    });
    test.each(examples)('%s corrects “%s” to “%s”', (id, wrong, better) => {
      expect(correctionsOf(wrong)).toEqual([[id, better]]);
    });
    test.each(examples.map(([id, , , right]) => [id, right] as const))(
      '%s leaves “%s” alone, as do all other rules',
      (_, right) => {
        expect(correctionsOf(right)).toEqual([]);
      },
    );
  });
};
