import type { IssueType, LineCritique } from '@argint/contracts';
import { severityLevel } from '@argint/contracts/severity';
import type { Severity } from '@argint/contracts/severity';
import type { Span } from '@argint/text-analysis';
import type { EssayModel, Paragraph } from './essay-model.ts';

/** A critique as a detector writes it, without id, quote, line and aliases. `at` null = about the whole essay. */
export interface CritiqueDraft {
  rule: string;
  issueType: IssueType;
  severity: Severity;
  at: Span | null;
  /** Further places that it is about, such as the claim that a reason repeats. */
  related?: readonly Span[];
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
export type ParagraphDetector = (paragraph: Paragraph, model: EssayModel) => CritiqueDraft[];
/** Looks at the essay as a whole. */
export type EssayDetector = (model: EssayModel) => CritiqueDraft[];

/** Completes a draft with its id, quote, line and the aliases of the public JSON. */
export const toCritique = (
  draft: CritiqueDraft,
  { text, original = text, lines }: Pick<EssayModel, 'text' | 'lines'> & { original?: string },
): LineCritique => {
  const { at, rule } = draft;
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
    ...(draft.related && draft.related.length > 0
      ? {
          related: draft.related.map(({ start, end }) => ({
            start,
            end,
            lineNumber: lines.lineAt(start),
          })),
        }
      : {}),
  };
};
