import { describe, expect, test } from '@jest/globals';
import { inBody, rulesOf } from './rules-of.ts';

/** A rule, paragraphs it must criticise, and similar paragraphs that it must leave alone. */
export type BodyCase = [rule: string, bad: string[], good: string[]];

/** Tests each rule on its paragraphs, each set in the body of a short essay. */
export const describeBodyCases = (what: string, cases: readonly BodyCase[]): void => {
  describe(what, () => {
    test.each(cases.flatMap(([rule, bad]) => bad.map((body) => [rule, body] as const)))(
      '%s criticises “%s”',
      (rule, body) => expect(rulesOf(inBody(body))).toContain(rule),
    );
    test.each(cases.flatMap(([rule, , good]) => good.map((body) => [rule, body] as const)))(
      '%s leaves “%s” alone',
      (rule, body) => expect(rulesOf(inBody(body))).not.toContain(rule),
    );
  });
};
