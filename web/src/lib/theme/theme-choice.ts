import { LOCAL } from '../../config/storage-keys.ts';
import { browserStorage } from '../storage/browser-storage.ts';

export const THEME_CHOICES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const listeners = new Set<() => void>();
const darkQuery = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** The stored choice; 'system' when none was made. */
export const readThemeChoice = (): ThemeChoice => {
  const stored = browserStorage.local.getItem(LOCAL.theme);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

/** Stores a choice and notifies the listeners. */
export const chooseTheme = (choice: ThemeChoice): void => {
  browserStorage.local.setItem(LOCAL.theme, choice);
  for (const listener of listeners) listener();
};

export const isDark = (): boolean => {
  const choice = readThemeChoice();
  return choice === 'system' ? darkQuery().matches : choice === 'dark';
};

/** Subscribes to changes of the choice or of the system's preference. Returns unsubscribe. */
export const onThemeChange = (listener: () => void): (() => void) => {
  const query = darkQuery();
  listeners.add(listener);
  query.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', listener);
  };
};
