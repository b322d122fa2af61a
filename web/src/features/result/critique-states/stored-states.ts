import { LOCAL } from '../../../config/storage-keys.ts';
import { DECISIONS } from './critique-state.ts';
import type { CritiqueState, CritiqueStates } from './critique-state.ts';

/** States are kept for this many essays, those changed last. */
const ESSAYS_KEPT = 50;

const decisions = new Set<unknown>(DECISIONS.map(({ state }) => state));

const readAll = (local: Storage): [essayId: string, states: CritiqueStates][] => {
  try {
    const stored: unknown = JSON.parse(local.getItem(LOCAL.critiqueStates) ?? '[]');
    return Array.isArray(stored) ? (stored as [string, CritiqueStates][]) : [];
  } catch {
    return [];
  }
};

const valid = (states: CritiqueStates | undefined): CritiqueStates =>
  Object.fromEntries(Object.entries(states ?? {}).filter(([, state]) => decisions.has(state)));

/** Reads and stores critique states on this device. The only code that knows where they are kept. */
export const storedStates = (local: Storage) => ({
  /** The states of one essay's critiques. Unreadable entries count as open. */
  getStates: (essayId: string): CritiqueStates =>
    valid(readAll(local).find(([id]) => id === essayId)?.[1]),
  /** Stores one state. When storage is full, it lasts as long as the page. */
  setState: (essayId: string, critiqueId: string, state: CritiqueState): void => {
    const all = readAll(local);
    const states = { ...all.find(([id]) => id === essayId)?.[1], [critiqueId]: state };
    const others = all.filter(([id]) => id !== essayId);
    try {
      local.setItem(
        LOCAL.critiqueStates,
        JSON.stringify([[essayId, valid(states)], ...others].slice(0, ESSAYS_KEPT)),
      );
    } catch {
      // Full: the state stays in the store.
    }
  },
});
