import type { IssueType, LineCritique } from '@argint/contracts';
import { severityLevel } from '@argint/contracts/severity';
import type { Severity } from '@argint/contracts/severity';
import type { Span } from '@argint/text-analysis';
import type { EssayModel, Paragraph } from './essay-model.ts';

/** What a detector says, in canonical names only. `at` null = about the whole essay. */
export interface Remark {
  rule: string;
  issueType: IssueType;
  severity: Severity;
  at: Span | null;
  issue: string;
  /** 'Why this matters'. */
  reasoning: string;
  fix: string;
  /** A question that leads to the fix without giving it. */
  hint: string;
  /** 0 to 1. */
  confidence: number;
}

/** Looks at one paragraph of prose; may read the whole model for context. */
export type ParagraphDetector = (paragraph: Paragraph, model: EssayModel) => Remark[];
/** Looks at the essay as a whole. */
export type EssayDetector = (model: EssayModel) => Remark[];

/** The one place where a remark gets its id, quote, line and the aliases of the public JSON. */
export const toCritique = (
  remark: Remark,
  { text, original = text, lines }: Pick<EssayModel, 'text' | 'lines'> & { original?: string },
): LineCritique => {
  const { at, rule } = remark;
  const line = at ? lines.lineAt(at.start) : null;
  return {
    id: `${rule}-${at ? at.start : 'essay'}`,
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
    ruleId: rule,
    confidence: remark.confidence,
    fixFirst: false,
  };
};
