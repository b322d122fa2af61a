import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { adopted, refreshed, signedIn, signedOut } from '../../lib/session/session-slice.ts';
import type { Diagnostic } from './diagnose.ts';
import type { KnownPlan } from './plan-change.ts';

/** A plan that ended in the normal way, and what came after it. */
export interface EndedPlan {
  before: KnownPlan;
  after: KnownPlan;
}

interface State {
  /** Null: there is no problem, or the student has dismissed it. */
  diagnostic: Diagnostic | null;
  /** Null: no plan has ended lately, or the student has dismissed the note. */
  endedPlan: EndedPlan | null;
}

const none: State = { diagnostic: null, endedPlan: null };

const slice = createSlice({
  name: 'accountAlert',
  initialState: none,
  reducers: {
    problemFound: (state, { payload }: PayloadAction<Diagnostic>): State => ({
      ...state,
      diagnostic: payload,
    }),
    problemDismissed: (state) => {
      state.diagnostic = null;
    },
    planEnded: (state, { payload }: PayloadAction<EndedPlan>) => {
      state.endedPlan = payload;
    },
    planEndDismissed: (state) => {
      state.endedPlan = null;
    },
  },
  extraReducers: (build) => {
    for (const action of [signedIn, signedOut, adopted]) build.addCase(action, () => none);
    // The session is whole again.
    build.addCase(refreshed, (state) => {
      state.diagnostic = null;
    });
  },
});

export const accountAlertReducer = slice.reducer;
export const { problemFound, problemDismissed, planEnded, planEndDismissed } = slice.actions;
export const selectDiagnostic = (state: { accountAlert: State }): Diagnostic | null =>
  state.accountAlert.diagnostic;
export const selectEndedPlan = (state: { accountAlert: State }): EndedPlan | null =>
  state.accountAlert.endedPlan;
