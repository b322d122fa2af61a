import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { chooseLanguage } from '../lib/i18n/language.ts';
import { ErrorBoundary } from './error-boundary.tsx';

function Broken(): never {
  throw new Error('It broke');
}

describe('a screen that breaks', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());
  afterEach(async () => {
    jest.restoreAllMocks();
    await chooseLanguage('en');
  });
  const draw = () =>
    render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );

  test('says Something went wrong and offers Refresh Page', () => {
    draw();
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  });

  test('says so in the language of the page', async () => {
    await chooseLanguage('fr');
    draw();
    expect(screen.getByRole('button', { name: 'Recharger la page' })).toBeVisible();
  });
});
