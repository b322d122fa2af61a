import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { claims } from '../content/claims.ts';
import { downloadLog } from '../lib/log/download-log.ts';
import {
  chooseTheme,
  onThemeChange,
  readThemeChoice,
  THEME_CHOICES,
} from '../lib/theme/theme-choice.ts';

const names = { light: 'Light', dark: 'Dark', system: 'System' } as const;

const links: readonly (readonly [string, string])[] = [
  ['How It Works', paths.section('features')],
  ['Pricing', paths.section('pricing')],
  ['FAQ', paths.section('faq')],
  ['How We Score', paths.howWeScore],
  ['Privacy Policy', paths.privacyPolicy],
  ['Terms of Service', paths.termsOfService],
  ['Data Protection', paths.dataProtection],
];

/** The product's origin, links to sections and legal pages, the support log and the theme choice. */
export function SiteFooter() {
  const choice = useSyncExternalStore(onThemeChange, readThemeChoice, () => 'system');
  return (
    <footer className="site-footer">
      <div className="page site-footer__row">
        <p>Argument Intelligence{claims.origin && ` · ${claims.origin}`}</p>
        <nav aria-label="Footer" className="site-footer__links">
          {links.map(([name, to]) => (
            <Link key={name} to={to}>
              {name}
            </Link>
          ))}
          <button type="button" className="text-button" onClick={downloadLog}>
            Download log for support
          </button>
        </nav>
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
