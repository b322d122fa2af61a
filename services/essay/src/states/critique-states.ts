import type { Doc } from '@argint/aggregate-store';
import type { StoredCritiqueState } from '@argint/contracts';
import type { Essay } from '../essays/essay.ts';
import type { Place, Seal } from '../sealing/vault.ts';

/** What the student decided about one critique, with a sealed reason. */
export type SealedState = Essay['critiqueStates'][number];

/** Where the reason of one critique is stored. */
export const reasonPlace = (essayId: string, critiqueId: string): Place => ({
  collection: 'essays',
  id: essayId,
  field: `critiqueStates.${critiqueId}.reason`,
});

/** Whether the next draft takes a decision over. */
export const isCarried = ({ state }: SealedState): boolean =>
  state === 'intended' || state === 'not useful';

const isSame = (a: SealedState, b: SealedState): boolean =>
  a.state === b.state && a.carried === b.carried && a.reason === null && b.reason === null;

/** Stores a decision in place of the earlier one. `open` is stored too, so that nothing is carried over it. */
export const decideCritique = (essay: Doc<Essay>, decision: SealedState): Doc<Essay> => {
  if (essay.state !== 'kept') return essay;
  const at = essay.critiqueStates.findIndex(({ critiqueId }) => critiqueId === decision.critiqueId);
  const earlier = essay.critiqueStates[at];
  if (!earlier) return { ...essay, critiqueStates: [...essay.critiqueStates, decision] };
  return isSame(earlier, decision)
    ? essay
    : { ...essay, critiqueStates: essay.critiqueStates.with(at, decision) };
};

/** Adds decisions of the draft before, but not where the critique has a state already. */
export const carryOver = (essay: Doc<Essay>, carried: readonly SealedState[]): Doc<Essay> => {
  if (essay.state !== 'kept') return essay;
  const known = new Set(essay.critiqueStates.map(({ critiqueId }) => critiqueId));
  const added = carried.filter(({ critiqueId }) => !known.has(critiqueId));
  return added.length === 0
    ? essay
    : { ...essay, critiqueStates: [...essay.critiqueStates, ...added] };
};

/** One decision with its readable reason. */
export const openState = (
  essayId: string,
  { critiqueId, state, reason, carried }: SealedState,
  seal: Seal,
): StoredCritiqueState => ({
  critiqueId,
  state,
  reason: reason && seal.open(reasonPlace(essayId, critiqueId), reason),
  carried,
});
