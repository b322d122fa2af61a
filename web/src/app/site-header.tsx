import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { Balance } from '../features/credits/balance.tsx';
import { HeaderActions } from './header-actions.tsx';
import './site-header.css';
import { useText } from '../lib/i18n/text.ts';

/** Top navigation. Below 1024 px the same links are in a menu that opens under the bar. */
export function SiteHeader() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  useEffect(() => setOpen(false), [key]);
  return (
    <header
      className="site-header"
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      <div className="site-header__bar">
        <Link
          className="site-header__brand"
          to={paths.home}
          aria-label={t('Argument Intelligence, home')}
        >
          Argument <em>Intelligence</em>
        </Link>
        <button
          type="button"
          className="site-header__toggle"
          aria-expanded={open}
          aria-controls="site-nav"
          onClick={() => setOpen(!open)}
        >
          <span className="visually-hidden">{open ? t('Close menu') : t('Open menu')}</span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={open ? 'M6 6l12 12M18 6L6 18' : 'M4 7h16M4 12h16M4 17h16'} />
          </svg>
        </button>
        <nav
          id="site-nav"
          aria-label={t('Main')}
          className={open ? 'site-nav site-nav--open' : 'site-nav'}
        >
          <Link to={paths.section('features')}>{t('How It Works')}</Link>
          <Link to={paths.section('pricing')}>{t('Pricing')}</Link>
          <Link to={paths.essays}>{t('My Essays')}</Link>
          <Link to={paths.section('faq')}>{t('FAQ')}</Link>
          <Balance className="site-nav__balance" />
          <HeaderActions />
        </nav>
      </div>
    </header>
  );
}
