import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { isDark, onThemeChange } from '../lib/theme/theme-choice.ts';

const applyTheme = (): void => {
  document.documentElement.dataset['theme'] = isDark() ? 'dark' : 'light';
};

/** Applies the light or dark theme to the page, and follows every change at once. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    applyTheme();
    return onThemeChange(applyTheme);
  }, []);
  return children;
}
