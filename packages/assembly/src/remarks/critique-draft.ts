import type { IssueType, LineCritique } from '@argint/contracts';
import { severityLevel } from '@argint/contracts/severity';
import type { Severity } from '@argint/contracts/severity';
import type { Lines, Span } from '@argint/text-analysis';
import type { SlipName } from './slip-classes.ts';

/** A critique as a detector writes it, without id, quote, line and aliases. `at` null = about the whole essay. */
export interface CritiqueDraft {
  rule: string;
  /** The class of slips that it belongs to. */
  slip?: SlipName | undefined;
  issueType: IssueType;
  severity: Severity;
  at: Span | null;
  /** Further places that it is about, such as the claim that a reason repeats. */
  related?: readonly Span[];
  /** What to write in the place of the words at `at`, where the fix is a plain replacement. */
  replacement?: string | undefined;
  issue: string;
  /** 'Why this matters'. */
  reasoning: string;
  fix: string;
  /** A question that leads to the fix without giving it. */
  hint: string;
  /** 0 to 1. */
  confidence: number;
}

/**
 * Completes a draft with its id, quote, line and the aliases of the public JSON.
 *
 * @param text the essay as it was read; `original` as it was sent, and `placeOf` leads from the one to the other
 */
export const toCritique = (
  draft: CritiqueDraft,
  {
    text,
    original = text,
    placeOf = (span) => span,
    lines,
  }: { text: string; original?: string; placeOf?: (span: Span) => Span; lines: Lines },
): LineCritique => {
  const { rule } = draft;
  const at = draft.at && placeOf(draft.at);
  const line = at ? lines.lineAt(at.start) : null;
  return {
    id: `${rule}-${at ? at.start : 'essay'}`,
    lineNumber: line,
    line,
    start: at?.start ?? null,
    end: at?.end ?? null,
    quote: at ? original.slice(at.start, at.end) : null,
    issueType: draft.issueType,
    severity: draft.severity,
    severityLevel: severityLevel(draft.severity),
    issue: draft.issue,
    reasoning: draft.reasoning,
    fix: draft.fix,
    suggestion: draft.fix,
    hint: draft.hint,
    ruleId: rule,
    confidence: draft.confidence,
    fixFirst: false,
    ...(draft.slip === undefined ? {} : { slip: draft.slip }),
    ...(at && draft.replacement !== undefined ? { replacement: draft.replacement } : {}),
    ...(draft.related && draft.related.length > 0
      ? {
          related: draft.related.map(placeOf).map(({ start, end }) => ({
            start,
            end,
            lineNumber: lines.lineAt(start),
          })),
        }
      : {}),
  };
};
