import { afterEach, describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { formatDate } from '../format/format-date.ts';
import { formatNumber, formatZar } from '../format/format-number.ts';
import { wordCount } from '../format/counts.ts';
import { chooseLanguage, showLanguage } from './language.ts';
import { Rich } from './rich.tsx';
import { plural, t, translateKnown } from './text.ts';

afterEach(() => chooseLanguage('en'));

describe('a text', () => {
  test('stays as it is written in English', () => {
    expect(t('Sign In')).toBe('Sign In');
    expect(t('Welcome back, {{name}}!', { name: 'Zanele' })).toBe('Welcome back, Zanele!');
    expect([0, 1, 1_200].map(wordCount)).toEqual(['0 words', '1 word', '1,200 words']);
  });

  test.each([
    ['es', 'Iniciar sesión', ['0 palabras', '1 palabra', '12.000 palabras']],
    ['fr', 'Se connecter', ['0 mot', '1 mot', '12\u202f000 mots']],
    ['de', 'Anmelden', ['0 Wörter', '1 Wort', '12.000 Wörter']],
  ] as const)('has its words, plurals and numbers in %s', async (language, signIn, words) => {
    await showLanguage(language);
    expect(t('Sign In')).toBe(signIn);
    expect([0, 1, 12_000].map(wordCount)).toEqual(words);
  });

  test.each([
    ['af', 'Meld aan', ['0 woorde', '1 woord', '12\u00a0000 woorde']],
    ['zu', 'Ngena', ['igama elingu-0', 'igama elingu-1', 'amagama angu-12,000']],
    ['xh', 'Ngena', ['amagama ayi-0', 'igama eli-1', 'amagama ayi-12\u00a0000']],
  ] as const)(
    'has its words, plurals and numbers in the draft %s',
    async (language, signIn, words) => {
      await showLanguage(language);
      expect(t('Sign In')).toBe(signIn);
      expect([0, 1, 12_000].map(wordCount)).toEqual(words);
    },
  );

  test('that a draft language lacks is English', async () => {
    await showLanguage('zu');
    expect(t('Premium Analysis')).toBe('Premium Analysis');
    expect(plural(2, '{{count}} point', '{{count}} points')).toBe('2 points');
  });

  test('takes a value as it is, whatever stands in it', async () => {
    await showLanguage('de');
    const name = '$t(Sign In) {{name}} <b>&';
    expect(t('Welcome back, {{name}}!', { name })).toBe(`Willkommen zurück, ${name}!`);
  });

  test('of the server stays English where it is not known', async () => {
    await showLanguage('de');
    expect(translateKnown('Essay not found.')).toBe('Essay nicht gefunden.');
    expect(translateKnown('Something new.')).toBe('Something new.');
  });

  test('draws its tags', () => {
    render(
      <Rich
        text="Read the <a>terms</a> and <b>sign</b>."
        tags={{ a: (words) => <a href="/terms">{words}</a> }}
      />,
    );
    expect(screen.getByRole('link', { name: 'terms' })).toBeVisible();
    expect(document.body).toHaveTextContent('Read the terms and sign.');
  });
});

describe('the language of the page', () => {
  test('decides how dates and numbers are written, and rand stay as South Africa writes them', async () => {
    const iso = '2026-11-21T12:00:00.000Z';
    expect(formatDate(iso)).toBe('21 November 2026');
    await showLanguage('de');
    expect([formatDate(iso), formatNumber(12.5, 1)]).toEqual(['21. November 2026', '12,5']);
    expect(formatZar(123_456)).toBe('R\u00A01\u00A0234,56');
    await showLanguage('fr');
    expect(formatDate(iso)).toBe('21 novembre 2026');
  });

  test('stands in the root element, and the one chosen last is shown', async () => {
    await Promise.all([showLanguage('de'), showLanguage('fr')]);
    expect(document.documentElement.lang).toBe('fr');
    expect(t('Sign In')).toBe('Se connecter');
    await showLanguage('en');
    expect(document.documentElement.lang).toBe('en-ZA');
  });
});
