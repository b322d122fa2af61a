import { CRITIQUE_STATES } from '@argint/contracts/critique-state';
import { LOCAL } from '../../../config/storage-keys.ts';
import type { Decision } from './critique-state.ts';

/** A decision that the server has not confirmed yet. */
export interface PendingDecision extends Decision {
  /** Made before states were kept on the server: sent only where the server has no state. */
  isOld?: true;
}

/** The pending decisions of one essay, by critique id. */
export type PendingDecisions = Readonly<Record<string, PendingDecision>>;

/** The pending decisions of one essay as stored. An entry without a user was made before users were stored. */
type Entry = [essayId: string, decisions: PendingDecisions, userId: string | null];

/** Pending decisions are kept for this many essays, those changed last. */
const ESSAYS_KEPT = 50;

/** Reads a stored decision. Earlier versions of the page stored the state alone, with a hyphen. */
const readDecision = (value: unknown): PendingDecision | null => {
  const given = (
    typeof value === 'string' ? { state: value.replace('-', ' '), isOld: true } : value
  ) as Partial<PendingDecision> | null;
  const state = CRITIQUE_STATES.find((known) => known === given?.state);
  if (!state) return null;
  const reason = typeof given?.reason === 'string' ? given.reason : null;
  return { state, reason, ...(given?.isOld === true ? { isOld: true } : {}) };
};

const readEntry = (value: unknown): Entry[] => {
  if (!Array.isArray(value)) return [];
  const [essayId, decisions, userId] = value as unknown[];
  if (typeof essayId !== 'string' || typeof decisions !== 'object') return [];
  const read = Object.entries(decisions ?? {}).flatMap(([critiqueId, one]) => {
    const decision = readDecision(one);
    return decision ? [[critiqueId, decision] as const] : [];
  });
  return [[essayId, Object.fromEntries(read), typeof userId === 'string' ? userId : null]];
};

const readAll = (local: Storage): Entry[] => {
  try {
    const stored: unknown = JSON.parse(local.getItem(LOCAL.critiqueStates) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(readEntry) : [];
  } catch {
    return [];
  }
};

/**
 * The decisions about critiques that the server has not confirmed yet, kept on this device so that none is lost
 * offline. The only code that knows how they are stored.
 */
export const pendingDecisions = (local: Storage) => {
  const write = (entries: readonly Entry[]): void => {
    const kept = entries.filter(([, decisions]) => Object.keys(decisions).length > 0);
    try {
      if (kept.length === 0) local.removeItem(LOCAL.critiqueStates);
      else local.setItem(LOCAL.critiqueStates, JSON.stringify(kept.slice(0, ESSAYS_KEPT)));
    } catch {
      // Full: the decisions stay in the store as long as the page.
    }
  };
  return {
    get: (essayId: string): PendingDecisions =>
      readAll(local).find(([id]) => id === essayId)?.[1] ?? {},
    /** Stores one decision of a user; null removes it. Other tabs may have stored others of the same essay. */
    set: (
      at: { essayId: string; critiqueId: string; userId: string | null },
      decision: PendingDecision | null,
    ): void => {
      const all = readAll(local);
      const { [at.critiqueId]: _earlier, ...others } =
        all.find(([id]) => id === at.essayId)?.[1] ?? {};
      const decisions = decision ? { ...others, [at.critiqueId]: decision } : others;
      write([[at.essayId, decisions, at.userId], ...all.filter(([id]) => id !== at.essayId)]);
    },
    /** The essays this user has pending decisions for. */
    essaysOf: (userId: string): string[] =>
      readAll(local).flatMap(([id, , owner]) => (owner === userId ? [id] : [])),
  };
};
