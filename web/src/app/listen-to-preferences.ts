import type { ListenerMiddlewareInstance, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { profileApi } from '../features/profile/profile-api.ts';
import { signedIn } from '../lib/session/session-slice.ts';
import { chooseTheme } from '../lib/theme/theme-choice.ts';
import type { RootState } from './root-reducer.ts';

/**
 * Applies a user's theme to this browser, after a sign-in and when it is changed. At a sign-in
 * 'system', with which every account begins, leaves the browser's own choice.
 */
export const listenToPreferences = (listener: ListenerMiddlewareInstance<RootState>): void => {
  const { profile, updateProfile } = profileApi.endpoints;
  listener.startListening({
    actionCreator: signedIn,
    effect: async ({ payload }, { dispatch }) => {
      if (payload.isNewUser) return;
      const run = dispatch as ThunkDispatch<RootState, unknown, UnknownAction>;
      const { data } = await run(profile.initiate(undefined, { subscribe: false }));
      if (data && data.user.theme !== 'system') chooseTheme(data.user.theme);
    },
  });
  listener.startListening({
    matcher: updateProfile.matchFulfilled,
    effect: ({ payload }) => chooseTheme(payload.user.theme),
  });
};
