import { describe, expect, test } from '@jest/globals';
import { inBody, rulesOf } from './rules-of.ts';

/** A rule, bodies that draw it, bodies like them that do not. */
export type BodyCase = [rule: string, bad: string[], good: string[]];

/** Tests that each rule speaks up on its bad bodies and is silent on its good ones. */
export const describeBodyCases = (what: string, cases: readonly BodyCase[]): void => {
  describe(what, () => {
    test.each(cases.flatMap(([rule, bad]) => bad.map((body) => [rule, body] as const)))(
      '%s speaks up: %s',
      (rule, body) => expect(rulesOf(inBody(body))).toContain(rule),
    );
    test.each(cases.flatMap(([rule, , good]) => good.map((body) => [rule, body] as const)))(
      '%s is silent: %s',
      (rule, body) => expect(rulesOf(inBody(body))).not.toContain(rule),
    );
  });
};
