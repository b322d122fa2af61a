import type { LineCritique } from '@argint/contracts';
import { linesOf } from '@argint/text-analysis';
import { toCritique } from '@argint/assembly';
import type { Remark } from '../remarks/remark.ts';

/** A style critique of severity 2 at the first four characters of `text`; `over` replaces any of its fields. */
export const makeCritique = (over: Partial<Remark>, text: string): LineCritique =>
  toCritique(
    {
      ruleId: 'r',
      issueType: 'style',
      severity: 2,
      at: { start: 0, end: 4 },
      issue: 'i',
      reasoning: 'w',
      fix: 'f',
      hint: 'h',
      confidence: 0.5,
      ...over,
    },
    { text, lines: linesOf(text) },
  );
