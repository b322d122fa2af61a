import type { SessionBody } from '@argint/contracts';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { StoredSession } from './session-storage.ts';

export interface SessionState extends StoredSession {
  /** The session is being restored after a page load: neither signed in nor signed out. */
  restoring: boolean;
  /** The account was created just now. Decides whether the welcome dialog is shown. */
  isNewUser: boolean;
}

const signedOutState: SessionState = {
  token: null,
  refreshToken: null,
  expiresAt: null,
  user: null,
  restoring: false,
  isNewUser: false,
};

const fromBody = (body: SessionBody): StoredSession => ({
  token: body.token,
  refreshToken: body.refreshToken,
  expiresAt: body.expiresAt,
  user: body.user,
});

const slice = createSlice({
  name: 'session',
  initialState: signedOutState,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<SessionBody>): SessionState => ({
      ...fromBody(payload),
      restoring: false,
      isNewUser: payload.isNewUser,
    }),
    refreshed: (state, { payload }: PayloadAction<SessionBody>): SessionState => ({
      ...fromBody(payload),
      restoring: false,
      isNewUser: state.isNewUser,
    }),
    /** Another tab signed in, refreshed or signed out, and storage holds its session. */
    adopted: (state, { payload }: PayloadAction<StoredSession>): SessionState => ({
      ...payload,
      restoring: false,
      isNewUser: state.isNewUser && payload.user?.id === state.user?.id,
    }),
    restoreEnded: (state) => {
      state.restoring = false;
    },
    welcomed: (state) => {
      state.isNewUser = false;
    },
    /** The server no longer accepts the session. The draft stays. */
    sessionLost: (): SessionState => signedOutState,
    /** The student signed out. */
    signedOut: (): SessionState => signedOutState,
  },
});

export const sessionReducer = slice.reducer;
export const { signedIn, refreshed, adopted, restoreEnded, welcomed, sessionLost, signedOut } =
  slice.actions;

interface WithSession {
  session: SessionState;
}
export const selectSession = (state: WithSession): SessionState => state.session;
export const selectToken = (state: WithSession): string | null => state.session.token;
/** Both a token and a user are present (D1 §4). */
export const selectSignedIn = (state: WithSession): boolean =>
  state.session.token !== null && state.session.user !== null;
/** The id of the signed-in user; null for a visitor. */
export const selectUserId = (state: WithSession): string | null => state.session.user?.id ?? null;
