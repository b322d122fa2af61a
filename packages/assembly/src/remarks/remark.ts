import type { IssueType, LineCritique } from '@argint/contracts';
import { severityLevel } from '@argint/contracts/severity';
import type { Severity } from '@argint/contracts/severity';
import type { Lines, Span } from '@argint/text-analysis';
import type { SlipName } from './slip-classes.ts';

/** What a detector says of an essay: a critique without id, quote, line and aliases. `at` null = about the whole essay. */
export interface Remark {
  ruleId: string;
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
 * Completes a remark with its id, quote, line and the aliases of the public JSON.
 *
 * @param text the essay as it was read; `original` as it was sent, and `placeOf` leads from the one to the other
 */
export const toCritique = (
  remark: Remark,
  {
    text,
    original = text,
    placeOf = (span) => span,
    lines,
  }: { text: string; original?: string; placeOf?: (span: Span) => Span; lines: Lines },
): LineCritique => {
  const { ruleId } = remark;
  const at = remark.at && placeOf(remark.at);
  const line = at ? lines.lineAt(at.start) : null;
  return {
    id: `${ruleId}-${at ? at.start : 'essay'}`,
    lineNumber: line,
    line,
    start: at?.start ?? null,
    end: at?.end ?? null,
    quote: at ? original.slice(at.start, at.end) : null,
    issueType: remark.issueType,
    severity: remark.severity,
    severityLevel: severityLevel(remark.severity),
    issue: remark.issue,
    reasoning: remark.reasoning,
    fix: remark.fix,
    suggestion: remark.fix,
    hint: remark.hint,
    ruleId,
    confidence: remark.confidence,
    fixFirst: false,
    ...(remark.slip === undefined ? {} : { slip: remark.slip }),
    ...(at && remark.replacement !== undefined ? { replacement: remark.replacement } : {}),
    ...(remark.related && remark.related.length > 0
      ? {
          related: remark.related.map(placeOf).map(({ start, end }) => ({
            start,
            end,
            lineNumber: lines.lineAt(start),
          })),
        }
      : {}),
  };
};
