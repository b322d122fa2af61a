import { ConfigProvider } from 'antd';
import { useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { antdLocale, onLanguageChange } from '../../lib/i18n/language.ts';
import { isDark, onThemeChange } from '../../lib/theme/theme-choice.ts';
import { useMedia } from '../../lib/use-media.ts';
import { antdTheme } from './antd-theme.ts';

/** Gives antd's components inside it the page's look, in the light or dark theme. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const dark = useSyncExternalStore(onThemeChange, isDark);
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const config = useMemo(() => antdTheme(dark, !still), [dark, still]);
  const locale = useSyncExternalStore(onLanguageChange, antdLocale);
  return (
    <ConfigProvider theme={config} {...(locale ? { locale } : {})}>
      {children}
    </ConfigProvider>
  );
}
