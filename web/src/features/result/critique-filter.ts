import type { IssueType, LineCritique } from '@argint/contracts';
import { severityWord } from '@argint/contracts/severity';
import type { Severity } from '@argint/contracts/severity';
import { stateIn } from './critique-states/critique-state.ts';
import type { CritiqueStates } from './critique-states/critique-state.ts';

/** Which critiques are shown; null means all. */
export interface CritiqueFilter {
  severities: readonly Severity[] | null;
  type: IssueType | null;
  /** Only critiques that the student has not dealt with. */
  openOnly: boolean;
}

export const noFilter: CritiqueFilter = { severities: null, type: null, openOnly: false };

/**
 * The critiques that pass the filter. The active one stays as long as it is active, so that it does
 * not vanish in front of the student who has just marked it as resolved.
 */
export const applyFilter = (
  critiques: readonly LineCritique[],
  { severities, type, openOnly }: CritiqueFilter,
  states: CritiqueStates = {},
  activeId: string | null = null,
): LineCritique[] =>
  critiques.filter(
    (critique) =>
      (severities === null || severities.includes(critique.severity)) &&
      (type === null || critique.issueType === type) &&
      (!openOnly || critique.id === activeId || stateIn(states, critique) === 'open'),
  );

/** Counts the critiques by key, such as the severity. Keys without a critique are left out. */
export const countBy = <K extends string | number>(
  critiques: readonly LineCritique[],
  key: (critique: LineCritique) => K,
): [K, number][] => [...Map.groupBy(critiques, key)].map(([value, group]) => [value, group.length]);

/** The severities of the critiques by their word, the most severe first. */
export const severityGroups = (
  critiques: readonly LineCritique[],
): { word: string; severities: Severity[]; count: number }[] => {
  const present = countBy(critiques, ({ severity }) => severity).toSorted(([a], [b]) => b - a);
  const byWord = Map.groupBy(present, ([severity]) => severityWord(severity));
  return [...byWord].map(([word, group]) => ({
    word,
    severities: group.map(([severity]) => severity),
    count: group.reduce((sum, [, count]) => sum + count, 0),
  }));
};
