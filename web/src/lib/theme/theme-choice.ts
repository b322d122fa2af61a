import { LOCAL } from '../../config/storage-keys.ts';

export const THEME_CHOICES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const listeners = new Set<() => void>();
const darkQuery = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** The stored choice; the system's preference unless one was made. */
export const readThemeChoice = (): ThemeChoice => {
  const stored = localStorage.getItem(LOCAL.theme);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

/** Stores a choice and tells who listens. */
export const chooseTheme = (choice: ThemeChoice): void => {
  localStorage.setItem(LOCAL.theme, choice);
  for (const listener of listeners) listener();
};

export const isDark = (): boolean => {
  const choice = readThemeChoice();
  return choice === 'system' ? darkQuery().matches : choice === 'dark';
};

/** For useSyncExternalStore: told when the choice or the system's preference changes. */
export const onThemeChange = (listener: () => void): (() => void) => {
  const query = darkQuery();
  listeners.add(listener);
  query.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', listener);
  };
};
