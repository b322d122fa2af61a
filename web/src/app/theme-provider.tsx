import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { isDark, onThemeChange } from '../lib/theme/theme-choice.ts';

/** Applies the light or dark theme to the page, and follows every change at once. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const dark = useSyncExternalStore(onThemeChange, isDark);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  }, [dark]);
  return children;
}
