import { describe, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { failure, fakeServer } from '../../test/fake-server.ts';
import { renderApp, signedInBefore } from '../../test/render-app.tsx';
import { draftRestored } from '../essay-form/draft-slice.ts';

const essay = 'Schools should teach every child to read well before anything else. ';
type Routes = Parameters<typeof fakeServer>[0];
const access = {
  'GET /api/check-access': () => ({ body: { success: true, data: { hasAccess: true } } }),
};
/** Under 500 words no access is checked first; above it is. */
const short = essay.repeat(10);
const long = essay.repeat(60);
const submit = async (routes: Routes, text = long) => {
  fakeServer(routes);
  signedInBefore();
  const page = renderApp('/');
  act(() => void page.store.dispatch(draftRestored({ text, question: '' })));
  await page.user.click(screen.getByRole('button', { name: 'Analyse my essay' }));
  return page;
};

describe('sending an essay', () => {
  test.each([
    ['short', short],
    ['long', long],
  ])('after the session ended asks to sign in and keeps the %s text', async (_length, text) => {
    const gone = () => ({ status: 401, body: failure('Invalid or expired token') });
    const { store } = await submit(
      {
        'GET /api/check-access': gone,
        'POST /api/essays/analyze/start': gone,
        'POST /api/auth/refresh': gone,
      },
      text,
    );
    expect(await screen.findByText('Authentication Required')).toBeVisible();
    expect(screen.queryByText('Access Check Failed')).toBeNull();
    expect(screen.queryByText('Connection Error')).toBeNull();
    expect(location.pathname).toBe('/');
    expect(store.getState().draft.text).toBe(text);
  });
  test.each([
    [403, 'Your plan allows 3,000 words'],
    [400, 'The text contains markup'],
  ])('refused with %i tells the reason once, in the panel', async (status, reason) => {
    const { store } = await submit({
      ...access,
      'POST /api/essays/analyze/start': () => ({ status, body: failure(reason) }),
    });
    expect(await screen.findByText(reason)).toBeVisible();
    expect(store.getState().toasts).toEqual([]);
  });
  test('failed by the server says so in the panel and asks to try again', async () => {
    await submit({
      ...access,
      'POST /api/essays/analyze/start': () => ({ status: 500, body: failure('boom') }),
    });
    expect(await screen.findByText('Analysis Error')).toBeVisible();
  });
});
