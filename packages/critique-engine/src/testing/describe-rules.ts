import { describe, expect, test } from '@jest/globals';
import { grammarIssues } from '../grammar-rules/grammar-issues.ts';
import type { GrammarRule } from '../grammar-rules/grammar-rule.ts';
import { readEssay } from '../read-essay.ts';
import type { RuleExample } from './grammar-examples/rule-example.ts';

/** The corrections of the engine's grammar rules: id of the rule and replacement. */
export const correctionsOf = (text: string): [id: string, replacement: string][] => {
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
  rules: readonly Pick<GrammarRule, 'id'>[],
  examples: readonly RuleExample[],
): void => {
  describe(what, () => {
    test('each rule has an example', () => {
      expect([...new Set(examples.map(([id]) => id))].sort()).toEqual(
        rules.map(({ id }) => id).sort(),
      );
    });
    test.each(examples)('%s corrects “%s” to “%s”', (id, wrong, replacement) => {
      expect(correctionsOf(wrong)).toEqual([[id, replacement]]);
    });
    test.each(examples.map(([id, , , right]) => [id, right] as const))(
      '%s leaves “%s” alone, as do all other rules',
      (_, right) => {
        expect(correctionsOf(right)).toEqual([]);
      },
    );
  });
};
