import { describe, expect, test } from '@jest/globals';
import type { Progress } from '@argint/contracts';
import { screen, within } from '@testing-library/react';
import { failure, fakeServer } from '../../testing/fake-server.ts';
import { anEssayProgress, aProgress } from '../../testing/progress-builders.ts';
import { renderApp, signedInBefore } from '../../testing/render-app.tsx';

const open = (progress: Progress) => {
  signedInBefore();
  fakeServer({ 'GET /api/progress': () => ({ body: { success: true, data: progress } }) });
  return renderApp('/progress');
};
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);

describe('the progress page', () => {
  test('asks a visitor to sign in', async () => {
    fakeServer({});
    renderApp('/progress');
    expect(await screen.findByText('Access Your Account')).toBeVisible();
  });

  test('invites a student without a scored essay to write one', async () => {
    open(aProgress([]));
    expect(await screen.findByRole('heading', { name: 'No progress yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start Writing' })).toBeVisible();
  });

  test('shows one essay, and says what a second would add', async () => {
    open(aProgress([anEssayProgress('e1', [{ day: 1, overall: 64 }])]));
    expect(await screen.findByText(/This is your first essay/)).toBeVisible();
    // A single dot shows nothing that its number does not.
    expect(screen.queryByRole('img', { name: /of 100/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Overall score over time' })).toBeNull();
    expect(screen.getByText('One draft so far.')).toBeVisible();
    expect(screen.getByRole('row', { name: 'Thesis 64' })).toBeVisible();
    expect(screen.queryByText('Change')).toBeNull();
  });

  test('joins the drafts of one essay, with the same figures in tables', async () => {
    open(
      aProgress([
        anEssayProgress('e1', [
          { day: 1, overall: 40 },
          { day: 5, overall: 60 },
        ]),
        anEssayProgress('e2', [{ day: 3, overall: 50, thesis: 71 }]),
      ]),
    );
    const chart = await screen.findByRole('img', {
      name: '3 overall scores, from 40 to 60 of 100',
    });
    expect(chart.querySelectorAll('circle')).toHaveLength(3);
    expect(chart.querySelectorAll('polyline')).toHaveLength(1);
    const overall = screen.getByRole('table', { name: /^Overall score/ });
    expect(rowsOf(overall).map(({ textContent }) => textContent)).toEqual([
      'Essay e1 draft 25 November 202660',
      'Essay e2 draft 13 November 202650',
      'Essay e1 draft 11 November 202640',
    ]);
    expect(within(overall).getAllByRole('link')[0]).toHaveAttribute('href', '/essays/e1-2');
    const criteria = screen.getByRole('table', { name: /^Each criterion/ });
    expect(rowsOf(criteria).map(({ textContent }) => textContent)).toContain('Thesis7160−1166');
    expect(within(criteria).queryByText('Sources')).toBeNull();
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('where the scale changed is %s, says so %i times', async (scaleChanged, times) => {
    open(aProgress([anEssayProgress('e1', [{ day: 1, overall: 64 }])], { scaleChanged }));
    await screen.findByRole('row', { name: 'Thesis 64' });
    expect(screen.queryAllByText(/not all of these were analysed in the same way/i)).toHaveLength(
      times,
    );
  });

  test('shows 120 essays, a few rows at first', async () => {
    const essays = Array.from({ length: 120 }, (_, n) =>
      anEssayProgress(`e${n}`, [{ day: 1 + (n % 28), overall: n % 100 }]),
    );
    const { user } = open(aProgress(essays));
    const table = await screen.findByRole('table', { name: /^Overall score/ });
    expect(rowsOf(table)).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Show all 120' }));
    expect(rowsOf(table)).toHaveLength(120);
  });

  test('that cannot be loaded can be asked for again', async () => {
    signedInBefore();
    let fails = true;
    fakeServer({
      'GET /api/progress': () =>
        fails
          ? { status: 500, body: failure('Something broke.') }
          : { body: { success: true, data: aProgress([]) } },
    });
    const { user } = renderApp('/progress');
    expect(await screen.findByText('Something broke.')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'No progress yet' })).toBeVisible();
  });
});
