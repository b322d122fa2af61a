import { theme } from 'antd';
import type { MappingAlgorithm, ThemeConfig } from 'antd';
import { DARK, LIGHT, SANS } from '../../config/theme-tokens.ts';
import type { Palette } from '../../config/theme-tokens.ts';

// antd's dark algorithm mutes the colours it is given. Ours are already dark-theme colours.
const withOurColours =
  (palette: Palette): MappingAlgorithm =>
  (seed, map) => ({
    ...(map ?? theme.defaultAlgorithm(seed)),
    colorPrimary: palette.accent,
    colorPrimaryBorder: palette.accent,
    colorError: palette.danger,
    colorErrorText: palette.danger,
    colorErrorBg: palette.dangerTint,
    colorErrorBorder: palette.danger,
    colorSuccess: palette.accent,
    colorTextSecondary: palette.soft,
    colorTextTertiary: palette.soft,
    colorTextDescription: palette.soft,
  });

/** antd's configuration for one theme. `motion` is false for prefers-reduced-motion. */
export const antdTheme = (dark: boolean, motion: boolean): ThemeConfig => {
  const palette = dark ? DARK : LIGHT;
  return {
    algorithm: [dark ? theme.darkAlgorithm : theme.defaultAlgorithm, withOurColours(palette)],
    token: {
      colorPrimary: palette.accent,
      colorInfo: palette.accent,
      colorSuccess: palette.accent,
      colorError: palette.danger,
      colorLink: palette.accent,
      colorText: palette.ink,
      colorTextPlaceholder: palette.soft,
      colorBgBase: palette.paper,
      colorBgContainer: palette.card,
      colorBgElevated: palette.card,
      colorBorder: palette.line,
      colorBorderSecondary: palette.line,
      colorTextLightSolid: palette.onAccent,
      fontFamily: SANS,
      fontSize: 15,
      fontSizeLG: 16,
      borderRadius: 8,
      controlHeight: 40,
      controlHeightLG: 46,
      motion,
    },
    components: {
      Button: {
        fontWeight: 600,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        primaryColor: palette.onAccent,
      },
      Input: { colorBorder: palette.field },
    },
  };
};
