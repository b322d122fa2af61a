import type { LineCritique, PremiumResult } from '@argint/contracts';

/** The placed critiques as the premium report lists them, without grammar. */
export const sectionAnalysis = (
  critiques: readonly LineCritique[],
): PremiumResult['sectionAnalysis'] =>
  critiques.flatMap(({ start, end, issueType, severity, issue, fix }) =>
    start === null || end === null || issueType === 'grammar'
      ? []
      : [
          {
            startIndex: start,
            endIndex: end,
            issueType,
            severity,
            feedback: issue,
            suggestion: fix,
            improvementSuggestion: fix,
          },
        ],
  );
