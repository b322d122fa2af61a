import type { Language } from '@argint/contracts';
import { MESSAGES } from '@argint/contracts/messages';
import type { Dispatch } from '@reduxjs/toolkit';
import { chooseLanguage } from '../lib/i18n/language.ts';
import { t } from '../lib/i18n/text.ts';
import { toasted } from '../lib/toasts/toast-slice.ts';

/** Stores a choice of language and shows the page in it. A toast says so where its texts do not load. */
export const speakLanguage = (language: Language, dispatch: Dispatch): void => {
  chooseLanguage(language).catch(() =>
    dispatch(toasted({ kind: 'error', title: t('Error'), text: t(MESSAGES.networkError) })),
  );
};
