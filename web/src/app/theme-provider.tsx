import { useEffect, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { followLanguage } from '../lib/i18n/language.ts';
import { isDark, onThemeChange } from '../lib/theme/theme-choice.ts';

const applyTheme = (): void => {
  document.documentElement.dataset['theme'] = isDark() ? 'dark' : 'light';
};

/** Applies the light or dark theme to the page, and follows every change of it and of the language. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    applyTheme();
    return onThemeChange(applyTheme);
  }, []);
  useEffect(followLanguage, []);
  return children;
}
