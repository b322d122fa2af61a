import { localeOf, numberIn } from '../i18n/fill.ts';
import { currentLanguage } from '../i18n/language.ts';

/** '1,200', as the language of the page writes it; with `digits`, so many after the comma. */
export const formatNumber = (value: number, digits?: number): string =>
  numberIn(currentLanguage(), value, digits);

/** '58%', as the language of the page writes it. `percent` is from 0 to 100. */
export const formatPercent = (percent: number): string =>
  (percent / 100).toLocaleString(localeOf(currentLanguage()), { style: 'percent' });

/** 'R180': a price in whole rand. */
export const formatPrice = (cents: number): string =>
  `R${(cents / 100).toLocaleString('en-US', { maximumFractionDigits: 0 })}`;

/**
 * 'R 1 234,56' with no-break spaces, the same in every browser: an amount in rand as South Africa writes it.
 */
export const formatZar = (cents: number): string => {
  const [rand = '', rest = ''] = (Math.abs(cents) / 100).toFixed(2).split('.');
  const grouped = rand.replace(/\B(?=(\d{3})+$)/g, '\u00A0');
  return `${cents < 0 ? '-' : ''}R\u00A0${grouped},${rest}`;
};

/** A duration in ms as 'm:ss'; a negative one as '0:00'. */
export const formatElapsed = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** '+7', '−3' or '0', a change in whole points. */
export const formatChange = (change: number): string => {
  const points = Math.round(change);
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
};
