import type { Language } from '@argint/contracts';
import { MESSAGES } from '@argint/contracts/messages';
import type { ListenerMiddlewareInstance, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { profileApi } from '../features/profile/profile-api.ts';
import { chooseLanguage, currentLanguage } from '../lib/i18n/language.ts';
import { t } from '../lib/i18n/text.ts';
import { signedIn } from '../lib/session/session-slice.ts';
import { chooseTheme } from '../lib/theme/theme-choice.ts';
import { toasted } from '../lib/toasts/toast-slice.ts';
import type { RootState } from './root-reducer.ts';

type Dispatch = ThunkDispatch<RootState, unknown, UnknownAction>;

const speak = (language: Language, dispatch: Dispatch): void => {
  chooseLanguage(language).catch(() =>
    dispatch(toasted({ kind: 'error', title: t('Error'), text: t(MESSAGES.networkError) })),
  );
};

/** A new account speaks the language in which it was made. */
const keepLanguage = async (dispatch: Dispatch): Promise<void> => {
  const language = currentLanguage();
  if (language === 'en') return;
  const { profile, updateProfile } = profileApi.endpoints;
  const { data } = await dispatch(profile.initiate(undefined, { subscribe: false }));
  if (!data) return;
  const { firstName, lastName, email, username } = data.user;
  await dispatch(updateProfile.initiate({ firstName, lastName, email, username, language }));
};

/**
 * Applies a user's theme and language to this browser, after a sign-in and when they are changed. At a
 * sign-in the theme 'system', with which every account begins, leaves the browser's own choice.
 */
export const listenToPreferences = (listener: ListenerMiddlewareInstance<RootState>): void => {
  const { profile, updateProfile } = profileApi.endpoints;
  listener.startListening({
    actionCreator: signedIn,
    effect: async ({ payload }, api) => {
      const dispatch = api.dispatch as Dispatch;
      if (payload.isNewUser) return keepLanguage(dispatch);
      const { data } = await dispatch(profile.initiate(undefined, { subscribe: false }));
      if (!data) return;
      if (data.user.theme !== 'system') chooseTheme(data.user.theme);
      speak(data.user.language, dispatch);
    },
  });
  listener.startListening({
    matcher: updateProfile.matchFulfilled,
    effect: ({ payload }, { dispatch }) => {
      chooseTheme(payload.user.theme);
      speak(payload.user.language, dispatch);
    },
  });
};
