import { defineConfig, type FormatConfig } from 'oxfmt';

/** How TypeScript, JSON, YAML and styles are set; scripts that write such files use it too. */
export const style: FormatConfig = { printWidth: 100, singleQuote: true, trailingComma: 'all' };

export default defineConfig({
  ...style,
  sortPackageJson: false,
  ignorePatterns: [
    'data/',
    'package-lock.json',
    'proto/generated/',
    'web/src/features/how-we-score/generated/',
    'web/src/features/sample/generated/',
    'web/src/lib/i18n/generated/',
    'charts/*/templates/',
    // Written by hand, tables included: reflowing them makes every diff unreadable.
    '*.md',
  ],
});
