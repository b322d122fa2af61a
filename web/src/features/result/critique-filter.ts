import type { IssueType, LineCritique } from '@argint/contracts';
import type { Severity } from '@argint/contracts/severity';

/** Which critiques are shown; null means all. */
export interface CritiqueFilter {
  severity: Severity | null;
  type: IssueType | null;
}

export const noFilter: CritiqueFilter = { severity: null, type: null };

export const applyFilter = (
  critiques: readonly LineCritique[],
  { severity, type }: CritiqueFilter,
): LineCritique[] =>
  critiques.filter(
    (critique) =>
      (severity === null || critique.severity === severity) &&
      (type === null || critique.issueType === type),
  );

/** Counts the critiques by key, such as the severity. Keys without a critique are left out. */
export const countBy = <K extends string | number>(
  critiques: readonly LineCritique[],
  key: (critique: LineCritique) => K,
): [K, number][] => [...Map.groupBy(critiques, key)].map(([value, group]) => [value, group.length]);
