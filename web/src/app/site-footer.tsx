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
import { translateKnown, useText } from '../lib/i18n/text.ts';
import type { TextKey } from '../lib/i18n/text.ts';
import { LanguageChoice } from './language-choice.tsx';

const names = { light: 'Light', dark: 'Dark', system: 'System' } as const;

const links: readonly (readonly [TextKey, string])[] = [
  ['How It Works', paths.section('features')],
  ['Pricing', paths.section('pricing')],
  ['FAQ', paths.section('faq')],
  ['How We Score', paths.howWeScore],
  ['Privacy Policy', paths.privacyPolicy],
  ['Terms of Service', paths.termsOfService],
  ['Data Protection', paths.dataProtection],
];

/** The product's origin, links to sections and legal pages, the support log, and the choice of language and theme. */
export function SiteFooter() {
  const t = useText();
  const choice = useSyncExternalStore(onThemeChange, readThemeChoice, () => 'system');
  return (
    <footer className="site-footer">
      <div className="page site-footer__row">
        <p>Argument Intelligence{claims.origin && ` · ${translateKnown(claims.origin)}`}</p>
        <nav aria-label={t('Footer')} className="site-footer__links">
          {links.map(([name, to]) => (
            <Link key={name} to={to}>
              {t(name)}
            </Link>
          ))}
          <button type="button" className="text-button" onClick={downloadLog}>
            {t('Download log for support')}
          </button>
        </nav>
        <LanguageChoice />
        <fieldset className="theme-choice">
          <legend>{t('Theme')}</legend>
          {THEME_CHOICES.map((option) => (
            <label key={option}>
              <input
                className="visually-hidden"
                type="radio"
                name="theme"
                checked={choice === option}
                onChange={() => chooseTheme(option)}
              />
              {t(names[option])}
            </label>
          ))}
        </fieldset>
      </div>
    </footer>
  );
}
