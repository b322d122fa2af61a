import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { adopted, refreshed, signedIn, signedOut } from '../../lib/session/session-slice.ts';
import type { Diagnostic } from './diagnose.ts';

interface State {
  /** Null: there is no problem, or the student has dismissed it. */
  diagnostic: Diagnostic | null;
}

const none: State = { diagnostic: null };

const slice = createSlice({
  name: 'accountAlert',
  initialState: none,
  reducers: {
    problemFound: (_state, { payload }: PayloadAction<Diagnostic>): State => ({
      diagnostic: payload,
    }),
    problemDismissed: (): State => none,
  },
  extraReducers: (build) => {
    // The session is whole again, or another one.
    for (const action of [signedIn, signedOut, adopted, refreshed])
      build.addCase(action, () => none);
  },
});

export const accountAlertReducer = slice.reducer;
export const { problemFound, problemDismissed } = slice.actions;
export const selectDiagnostic = (state: { accountAlert: State }): Diagnostic | null =>
  state.accountAlert.diagnostic;
