import { MESSAGES } from '@argint/contracts/messages';
import { LANGUAGES } from '@argint/contracts/preferences';
import { useDispatch } from 'react-redux';
import { chooseLanguage } from '../lib/i18n/language.ts';
import { t, useLanguage } from '../lib/i18n/text.ts';
import { useSimpleAuth } from '../lib/session/simple-auth.tsx';
import { toasted } from '../lib/toasts/toast-slice.ts';

/** Each in its own language, so that whoever needs it can read it. */
const OWN_NAMES = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch' } as const;

/** The language of the page, for a visitor. A student has it in the profile, where it follows them. */
export function LanguageChoice() {
  const language = useLanguage();
  const dispatch = useDispatch();
  const { isAuthenticated, isLoading } = useSimpleAuth();
  if (isAuthenticated || isLoading) return null;
  const choose = (value: string): void => {
    const chosen = LANGUAGES.find((one) => one === value) ?? 'en';
    chooseLanguage(chosen).catch(() =>
      dispatch(toasted({ kind: 'error', title: t('Error'), text: t(MESSAGES.networkError) })),
    );
  };
  return (
    <label className="language-choice">
      {t('Language')}
      <select value={language} onChange={({ target }) => choose(target.value)}>
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {OWN_NAMES[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
