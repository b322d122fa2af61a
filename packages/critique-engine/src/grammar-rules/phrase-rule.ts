import type { Severity } from '@argint/contracts/severity';
import { likeCase } from './grammar-rule.ts';
import type { GrammarRule } from './grammar-rule.ts';

/**
 * Creates a rule whose correction depends only on the match. In `replacement`, `$1` … `$9` are groups of the pattern.
 * @default severity 2, confidence 0.85
 */
export const phraseRule = (
  id: string,
  pattern: RegExp,
  replacement: string,
  reason: string,
  { severity = 2, confidence = 0.85 }: { severity?: Severity; confidence?: number } = {},
): GrammarRule => ({
  id,
  pattern,
  replacement: (m) =>
    likeCase(
      m[0],
      replacement.replace(/\$(\d)/g, (_, group: string) => m[Number(group)] ?? ''),
    ),
  reason: () => reason,
  severity,
  confidence,
});
