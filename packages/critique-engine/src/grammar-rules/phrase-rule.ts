import type { Severity } from '@argint/contracts/severity';
import { likeCase } from './grammar-rule.ts';
import type { GrammarRule } from './grammar-rule.ts';

/**
 * Creates a rule whose correction depends only on the match. In `better`, `$1` … `$9` are groups of the pattern.
 * @default severity 2, confidence 0.85
 */
export const phraseRule = (
  id: string,
  pattern: RegExp,
  better: string,
  because: string,
  { severity = 2, confidence = 0.85 }: { severity?: Severity; confidence?: number } = {},
): GrammarRule => ({
  id,
  pattern,
  better: (m) =>
    likeCase(
      m[0],
      better.replace(/\$(\d)/g, (_, group: string) => m[Number(group)] ?? ''),
    ),
  because: () => because,
  severity,
  confidence,
});
