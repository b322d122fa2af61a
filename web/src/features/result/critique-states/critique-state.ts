import type { LineCritique, StoredCritiqueState } from '@argint/contracts';
import type { CritiqueState } from '@argint/contracts/critique-state';
import { critiqueIdOf } from '../critique-places.ts';
import { t } from '../../../lib/i18n/text.ts';

export type { CritiqueState };

/** What the student decided about one critique. */
export interface Decision {
  state: CritiqueState;
  /** Why it is not useful; null where the student did not say. */
  reason: string | null;
}

/** The states of one essay's critiques by critique id. A critique that is missing is open. */
export type CritiqueStates = Readonly<Record<string, CritiqueState>>;

/** The decisions a student can take, with their labels and keys. */
export const DECISIONS = [
  { state: 'resolved', label: 'Resolved', key: 'r' },
  { state: 'intended', label: 'Intended', key: 'i' },
  { state: 'not useful', label: 'Not useful', key: 'u' },
] as const satisfies readonly { state: CritiqueState; label: string; key: string }[];

/** 'resolved', 'intended', 'not useful' in the language of the page; null for an open critique. */
export const stateLabel = (state: CritiqueState): string | null =>
  state === 'open' ? null : t(state);

/** The state of a critique; each of its places has the same. */
export const stateIn = (states: CritiqueStates, { id }: Pick<LineCritique, 'id'>): CritiqueState =>
  states[critiqueIdOf(id)] ?? 'open';

/** How many critiques are no longer open. */
export const countDealtWith = (
  critiques: readonly Pick<LineCritique, 'id'>[],
  states: CritiqueStates,
): number => critiques.filter((critique) => stateIn(states, critique) !== 'open').length;

/** The states the server has, with the decisions that it has not confirmed yet. */
export const mergeStates = (
  stored: readonly StoredCritiqueState[],
  pending: Readonly<Record<string, Decision>>,
): CritiqueStates =>
  Object.fromEntries([
    ...stored.map(({ critiqueId, state }) => [critiqueId, state] as const),
    ...Object.entries(pending).map(([critiqueId, { state }]) => [critiqueId, state] as const),
  ]);
