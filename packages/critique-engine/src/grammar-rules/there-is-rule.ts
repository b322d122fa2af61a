import { startsThere } from './clause-start.ts';
import { likeCase } from './grammar-rule.ts';
import type { GrammarRule } from './grammar-rule.ts';

/** A rule for 'there is' before a plural. `pattern` matches up to the space after the verb. */
export const thereIs = (id: string, pattern: RegExp, confidence: number): GrammarRule => ({
  id,
  pattern,
  replacement: (m, sentence) =>
    startsThere(sentence.slice(0, m.index))
      ? likeCase(m[0], / was/i.test(m[0]) ? 'there were ' : 'there are ')
      : null,
  reason: () => 'what follows is more than one',
  severity: 3,
  confidence,
});
