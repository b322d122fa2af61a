import type { Severity } from '@argint/contracts/severity';
import { likeCase } from './grammar-rule.ts';
import type { GrammarRule } from './grammar-rule.ts';

/** A rule whose better words follow from the match alone: `$1` … stand for its groups. Severity 2 and confidence .85 unless told. */
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
