import { LANGUAGES } from '@argint/contracts/preferences';
import { useDispatch } from 'react-redux';
import { t, useLanguage } from '../lib/i18n/text.ts';
import { useSimpleAuth } from '../lib/session/simple-auth.tsx';
import { speakLanguage } from './speak-language.ts';

/** Each in its own language, so that its speakers can read it. */
const OWN_NAMES = {
  en: 'English',
  af: 'Afrikaans',
  zu: 'isiZulu',
  xh: 'isiXhosa',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
} as const;

/** The language of the page, for a visitor. A student has it in the profile, where it follows them. */
export function LanguageChoice() {
  const language = useLanguage();
  const dispatch = useDispatch();
  const { isAuthenticated, isLoading } = useSimpleAuth();
  if (isAuthenticated || isLoading) return null;
  const choose = (value: string): void =>
    speakLanguage(LANGUAGES.find((one) => one === value) ?? 'en', dispatch);
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
