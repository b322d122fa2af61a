import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Decision } from './critique-state.ts';
import type { PendingDecisions } from './pending-decisions.ts';

/** The decisions of one essay that the server has not confirmed yet. */
interface Pending {
  decisions: PendingDecisions;
  /** The last attempt to send them failed. */
  failed: boolean;
}

type PendingByEssay = Readonly<Record<string, Pending>>;

/** The part of the page's state that holds critique states. */
export interface WithCritiqueStates {
  critiqueStates: PendingByEssay;
}

const initialState: PendingByEssay = {};
const none: Pending = { decisions: {}, failed: false };

const isSameDecision = (a: Decision, b: Decision): boolean =>
  a.state === b.state && a.reason === b.reason;

const slice = createSlice({
  name: 'critiqueStates',
  initialState,
  reducers: {
    pendingLoaded: (
      all,
      { payload }: PayloadAction<{ essayId: string; decisions: PendingDecisions }>,
    ): PendingByEssay => ({
      ...all,
      [payload.essayId]: {
        failed: all[payload.essayId]?.failed ?? false,
        // What was decided on this page is newer than what is stored.
        decisions: { ...payload.decisions, ...all[payload.essayId]?.decisions },
      },
    }),
    decided: (
      all,
      { payload }: PayloadAction<{ essayId: string; critiqueId: string; decision: Decision }>,
    ): PendingByEssay => {
      const { essayId, critiqueId, decision } = payload;
      const { failed, decisions } = all[essayId] ?? none;
      return { ...all, [essayId]: { failed, decisions: { ...decisions, [critiqueId]: decision } } };
    },
    /** The server has a decision. A later, different one about the same critique stays pending. */
    confirmed: (
      all,
      { payload }: PayloadAction<{ essayId: string; critiqueId: string; decision: Decision }>,
    ): PendingByEssay => {
      const { essayId, critiqueId, decision } = payload;
      const { [critiqueId]: current, ...others } = (all[essayId] ?? none).decisions;
      // By value, because the reducer sees a draft of the state.
      const isLater = current && !isSameDecision(current, decision);
      const decisions = isLater ? { ...others, [critiqueId]: current } : others;
      return { ...all, [essayId]: { failed: false, decisions } };
    },
    sendingFailed: (all, { payload: essayId }: PayloadAction<string>): PendingByEssay => ({
      ...all,
      [essayId]: { ...(all[essayId] ?? none), failed: true },
    }),
  },
});

export const critiqueStatesReducer = slice.reducer;
export const { pendingLoaded, decided, confirmed, sendingFailed } = slice.actions;

/** The decisions of an essay that the server has not confirmed yet. */
export const selectPending = ({ critiqueStates }: WithCritiqueStates, essayId: string): Pending =>
  critiqueStates[essayId] ?? none;
