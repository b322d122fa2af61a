import { ConfigProvider, theme } from 'antd';
import { useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { DARK, LIGHT, SANS } from '../config/theme-tokens.ts';
import { isDark, onThemeChange } from '../lib/theme/theme-choice.ts';

/** antd in our colours, light or dark at once when the choice or the system changes. */
export function ThemeProvider({
  children,
  motion = true,
}: {
  children: ReactNode;
  motion?: boolean;
}) {
  const dark = useSyncExternalStore(onThemeChange, isDark);
  const config = useMemo(() => {
    const palette = dark ? DARK : LIGHT;
    return {
      algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
      token: {
        colorPrimary: palette.accent,
        colorInfo: palette.accent,
        colorLink: palette.accent,
        colorText: palette.ink,
        colorTextSecondary: palette.soft,
        colorTextPlaceholder: palette.soft,
        colorBgBase: palette.paper,
        colorBgContainer: palette.card,
        colorBgElevated: palette.card,
        colorBorder: palette.line,
        colorBorderSecondary: palette.line,
        colorTextLightSolid: palette.onAccent,
        fontFamily: SANS,
        fontSize: 15,
        borderRadius: 8,
        controlHeight: 40,
        controlHeightLG: 46,
        motion: motion && !matchMedia('(prefers-reduced-motion: reduce)').matches,
      },
      components: {
        Button: { fontWeight: 600, primaryShadow: 'none', defaultShadow: 'none' },
        Tabs: {
          itemColor: palette.soft,
          itemSelectedColor: palette.ink,
          inkBarColor: palette.accent,
        },
      },
    };
  }, [dark, motion]);
  return <ConfigProvider theme={config}>{children}</ConfigProvider>;
}
