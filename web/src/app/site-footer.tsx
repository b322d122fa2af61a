import { useSyncExternalStore } from 'react';
import { claims } from '../content/claims.ts';
import {
  chooseTheme,
  onThemeChange,
  readThemeChoice,
  THEME_CHOICES,
} from '../lib/theme/theme-choice.ts';

const names = { light: 'Light', dark: 'Dark', system: 'System' } as const;

/** The product's origin and the theme choice. */
export function SiteFooter() {
  const choice = useSyncExternalStore(onThemeChange, readThemeChoice);
  return (
    <footer className="site-footer">
      <div className="page site-footer__row">
        <p>Argument Intelligence{claims.origin && ` · ${claims.origin}`}</p>
        <fieldset className="theme-choice">
          <legend>Theme</legend>
          {THEME_CHOICES.map((option) => (
            <label key={option}>
              <input
                className="visually-hidden"
                type="radio"
                name="theme"
                checked={choice === option}
                onChange={() => chooseTheme(option)}
              />
              {names[option]}
            </label>
          ))}
        </fieldset>
      </div>
    </footer>
  );
}
