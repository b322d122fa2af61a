import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { AiUse } from '@argint/contracts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { chooseLanguage } from '../../lib/i18n/language.ts';
import { failure, fakeServer } from '../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../testing/render-app.tsx';

const use: AiUse = {
  essayId: 'e1',
  title: 'The price of water',
  language: 'en',
  madeAt: '2026-11-22T12:00:00.000Z',
  analyses: [],
  counts: { open: 1, resolved: 1, intended: 0, 'not useful': 0 },
  decided: [],
  sections: [
    {
      heading: 'Marked as resolved',
      lines: ['Who says so? – draft 1, line 1'],
      english: ['Who says so?'],
    },
  ],
};
const path = '/essays/e1/ai-use';

beforeEach(() => signedInBefore());
afterEach(async () => {
  cleanup();
  await chooseLanguage('en');
});

describe('the statement of use', () => {
  test('shows what was analysed and decided, and can be printed', async () => {
    fakeServer({ [`GET /api${path}`]: () => ({ body: { success: true, data: use } }) });
    const print = jest.fn();
    window.print = print;
    const { user } = renderApp(path);
    expect(await screen.findByRole('heading', { name: 'Marked as resolved' })).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('Who says so? – draft 1, line 1');
    expect(screen.getByRole('link', { name: 'Back to the essay' })).toHaveAttribute(
      'href',
      '/essays/e1',
    );
    await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalled();
  });

  test('is asked for in the language of the page, and marks what is English in it', async () => {
    await chooseLanguage('de');
    const german: AiUse = {
      ...use,
      language: 'de',
      sections: [
        {
          heading: 'Als erledigt markiert',
          lines: ['Who says so? – Entwurf 1, Zeile 1'],
          english: ['Who says so?'],
        },
      ],
    };
    const { calls } = fakeServer({
      [`GET /api${path}`]: () => ({ body: { success: true, data: german } }),
    });
    renderApp(path);
    const item = await screen.findByText('Who says so?');
    expect(item).toHaveAttribute('lang', 'en');
    expect(item.closest('section')).toHaveAttribute('lang', 'de');
    expect(item.closest('li')).toHaveTextContent('Who says so? – Entwurf 1, Zeile 1');
    expect(calls.at(-1)?.query.get('language')).toBe('de');
  });

  test('is saved as a text file', async () => {
    const { calls } = fakeServer({
      [`GET /api${path}`]: () => ({ body: { success: true, data: use } }),
    });
    URL.createObjectURL = jest.fn(() => 'blob:1');
    URL.revokeObjectURL = jest.fn();
    const { user } = renderApp(path);
    await user.click(await screen.findByRole('button', { name: 'Save as text' }));
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled());
    expect(calls.at(-1)?.query.get('format')).toBe('text');
  });

  test('saves nothing and says why when a second copy cannot be read', async () => {
    const good = () => ({ body: { success: true, data: use } });
    fakeServer({ [`GET /api${path}`]: good });
    URL.createObjectURL = jest.fn(() => 'blob:1');
    URL.revokeObjectURL = jest.fn();
    const { user } = renderApp(path);
    const save = await screen.findByRole('button', { name: 'Save as text' });
    await user.click(save);
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(save).toBeEnabled());
    fakeServer({ [`GET /api${path}`]: () => Promise.reject(new TypeError('Failed to fetch')) });
    await user.click(save);
    expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible();
    expect(URL.createObjectURL).toHaveBeenCalledTimes(1);
  });

  test('of an essay without an analysis says so', async () => {
    fakeServer({
      [`GET /api${path}`]: () => ({
        status: 404,
        body: failure('This essay has no analysis yet.', 'NO_RESULT'),
      }),
    });
    renderApp(path);
    expect(await screen.findByText('This essay has no analysis yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Essays' })).toBeVisible();
  });
});
