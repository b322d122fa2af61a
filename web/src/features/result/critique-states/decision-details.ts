import { createContext } from 'react';

/** What a card shows of a decision beside its state. */
export interface DecisionDetails {
  /** Why the student finds the critique not useful; null where they did not say. */
  reasonOf: (critiqueId: string) => string | null;
  /** The decision was taken over from the draft before. */
  isCarried: (critiqueId: string) => boolean;
  /** Stores the reason; empty removes it. */
  setReason: (critiqueId: string, reason: string) => void;
}

/** The details of the essay's decisions, for the cards. */
export const DecisionDetailsContext = createContext<DecisionDetails>({
  reasonOf: () => null,
  isCarried: () => false,
  setReason: () => undefined,
});
