import type { ConfigProviderProps } from 'antd';

/** antd's own words. */
export type AntdLocale = NonNullable<ConfigProviderProps['locale']>;

/** What is loaded for a language: its texts, and antd's. */
export interface LanguagePack {
  texts: Readonly<Record<string, string>>;
  /** Absent where antd does not have the language. */
  antd?: AntdLocale;
  /** Says in the language that no speaker has read it yet; absent where one has. */
  draftNote?: string;
}
