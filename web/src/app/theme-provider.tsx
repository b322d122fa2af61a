import { ConfigProvider } from 'antd';
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useMedia } from '../lib/use-media.ts';
import { isDark, onThemeChange } from '../lib/theme/theme-choice.ts';
import { antdTheme } from './antd-theme.ts';

/** Applies the light or dark theme to the page and to antd, and follows every change at once. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const dark = useSyncExternalStore(onThemeChange, isDark);
  const still = useMedia('(prefers-reduced-motion: reduce)');
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  }, [dark]);
  const config = useMemo(() => antdTheme(dark, !still), [dark, still]);
  return <ConfigProvider theme={config}>{children}</ConfigProvider>;
}
