import type { LineCritique } from '@argint/contracts';

/** What the student has decided about a critique. */
export type CritiqueState = 'open' | 'resolved' | 'intended' | 'not-useful';

/** The states of one essay's critiques by critique id. A critique that is missing is open. */
export type CritiqueStates = Readonly<Record<string, CritiqueState>>;

/** The decisions a student can take, with their labels and keys. */
export const DECISIONS = [
  { state: 'resolved', label: 'Resolved', key: 'r' },
  { state: 'intended', label: 'Intended', key: 'i' },
  { state: 'not-useful', label: 'Not useful', key: 'u' },
] as const satisfies readonly { state: CritiqueState; label: string; key: string }[];

/** 'resolved', 'intended', 'not useful'; null for an open critique. */
export const stateLabel = (state: CritiqueState): string | null =>
  DECISIONS.find((decision) => decision.state === state)?.label.toLowerCase() ?? null;

export const stateIn = (states: CritiqueStates, { id }: Pick<LineCritique, 'id'>): CritiqueState =>
  states[id] ?? 'open';

/** How many critiques are no longer open. */
export const countDealtWith = (
  critiques: readonly Pick<LineCritique, 'id'>[],
  states: CritiqueStates,
): number => critiques.filter((critique) => stateIn(states, critique) !== 'open').length;
