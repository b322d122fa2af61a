import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Services } from '../services.ts';
import type { SessionState } from './session-slice.ts';

interface State {
  session: SessionState;
}

/** Dispatch for features, which know no more of the store than the session. */
export type SessionDispatch = ThunkDispatch<State, Services, UnknownAction>;

/** A thunk for `SessionDispatch`. */
export type SessionThunk<R> = ThunkAction<R, State, Services, UnknownAction>;
