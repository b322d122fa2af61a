import type { ListenerMiddlewareInstance, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { TIMEZONES } from '@argint/contracts/preferences';
import { profileApi } from '../features/profile/profile-api.ts';
import { browserTimezone, chooseTimezone } from '../lib/format/time-zone.ts';
import { currentLanguage } from '../lib/i18n/language.ts';
import { signedIn } from '../lib/session/session-slice.ts';
import { chooseTheme } from '../lib/theme/theme-choice.ts';
import type { RootState } from './root-reducer.ts';
import { speakLanguage } from './speak-language.ts';

type Dispatch = ThunkDispatch<RootState, unknown, UnknownAction>;

/** A new account has the language and the time zone of the browser in which it was made. */
const keepBrowsersOwn = async (dispatch: Dispatch): Promise<void> => {
  const language = currentLanguage();
  const timezone = browserTimezone() ?? TIMEZONES[0];
  if (language === 'en' && timezone === TIMEZONES[0]) return chooseTimezone(timezone);
  const { profile, updateProfile } = profileApi.endpoints;
  const { data } = await dispatch(profile.initiate(undefined, { subscribe: false }));
  if (!data) return;
  const { firstName, lastName, email, username } = data.user;
  await dispatch(
    updateProfile.initiate({ firstName, lastName, email, username, language, timezone }),
  );
};

/**
 * Applies a user's theme, language and time zone to this browser, after a sign-in and when they are changed. At a
 * sign-in the theme 'system', with which every account begins, leaves the browser's own choice.
 */
export const listenToPreferences = (listener: ListenerMiddlewareInstance<RootState>): void => {
  const { profile, updateProfile } = profileApi.endpoints;
  listener.startListening({
    actionCreator: signedIn,
    effect: async ({ payload }, api) => {
      const dispatch = api.dispatch as Dispatch;
      if (payload.isNewUser) return keepBrowsersOwn(dispatch);
      const { data } = await dispatch(profile.initiate(undefined, { subscribe: false }));
      if (!data) return;
      if (data.user.theme !== 'system') chooseTheme(data.user.theme);
      chooseTimezone(data.user.timezone);
      speakLanguage(data.user.language, dispatch);
    },
  });
  listener.startListening({
    matcher: updateProfile.matchFulfilled,
    effect: ({ payload }, { dispatch }) => {
      chooseTheme(payload.user.theme);
      chooseTimezone(payload.user.timezone);
      speakLanguage(payload.user.language, dispatch);
    },
  });
};
