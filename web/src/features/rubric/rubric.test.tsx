import { describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { LOCAL } from '../../config/storage-keys.ts';
import { aCritique, aResult } from '../../testing/builders.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../testing/render-app.tsx';
import { CriteriaPanel } from './criteria-panel.tsx';

const text = 'Everyone wastes water.';
const critiques = ['Everyone', 'wastes', 'water', 'everyone wastes'].map((quote, i) =>
  aCritique(text, quote, { id: `c${i}`, issue: `Issue ${i}` }),
);
const criterion = {
  text: 'Argument',
  weight: '60%',
  scores: ['argument' as const],
  critiqueIds: critiques.map(({ id }) => id),
  notJudged: null,
};
const show = (criteria: (typeof criterion | object)[], omitted = 0): void => {
  const given = criteria.map((one) => ({ ...criterion, ...one }));
  render(
    <CriteriaPanel result={{ ...aResult(critiques), rubric: { criteria: given, omitted } }} />,
  );
};

describe('the marking criteria beside a result', () => {
  test('show weight, scores and the critiques that bear on each, with a way to them', () => {
    show([criterion]);
    expect(screen.getByRole('heading', { name: 'Argument 60%' })).toBeVisible();
    expect(screen.getByText('58')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Line 1' })[0]).toHaveAttribute(
      'href',
      '#critique-c0',
    );
    expect(screen.getByText('1 more critique')).toBeVisible();
  });

  test('say plainly what the engine cannot judge', () => {
    const notJudged = 'This engine cannot judge this.';
    show([{ text: 'Depth', weight: null, scores: [], critiqueIds: [], notJudged }]);
    const item = screen.getByRole('heading', { name: 'Depth' }).closest('li') as HTMLElement;
    expect(within(item).getByText(notJudged)).toBeVisible();
    expect(within(item).queryByText(/of 100|bears/)).toBeNull();
  });

  test('tell a score that was withheld, and that no critique bears on a criterion', () => {
    show([{ scores: ['sources'], critiqueIds: [] }], 2);
    expect(screen.getByText('no score')).toBeVisible();
    expect(screen.getByText('No critique bears on this.')).toBeVisible();
    expect(screen.getByText('2 further criteria were not read.')).toBeVisible();
  });

  test('withhold a low score that nothing explains', () => {
    const panel = (lineCritiques: typeof critiques, shortfall?: string) => {
      const result = aResult(lineCritiques);
      const argument = { ...result.scores.argument, value: 29, ...(shortfall && { shortfall }) };
      const critiqueIds = lineCritiques.map(({ id }) => id);
      return render(
        <CriteriaPanel
          result={{
            ...result,
            scores: { ...result.scores, argument },
            rubric: { criteria: [{ ...criterion, critiqueIds }], omitted: 0 },
          }}
        />,
      );
    };
    const { unmount } = panel([]);
    expect(screen.queryByText('29')).toBeNull();
    expect(screen.getByText('no score')).toBeVisible();
    expect(screen.getByText(/no place in your essay that explains so low a score/)).toBeVisible();
    unmount();
    const { unmount: close } = panel(critiques);
    expect(screen.getByText('29')).toBeVisible();
    close();
    panel([], 'we found no view against yours');
    expect(screen.getByText('29')).toBeVisible();
    expect(screen.getByText('we found no view against yours')).toBeVisible();
  });

  test('are not there for a result without criteria', () => {
    const { container } = render(<CriteriaPanel result={aResult(critiques)} />);
    expect(container).toBeEmptyDOMElement();
  });
});

test('criteria that are pasted are kept with the draft and sent with the essay', async () => {
  const { calls } = fakeServer({
    'POST /api/essays/analyze/start': () => ({
      status: 202,
      body: { success: true, jobId: 'j', analysisId: 'j', essayId: 'e' },
    }),
  });
  signedInBefore();
  const { user, store } = renderApp('/');
  fireEvent.change(await screen.findByRole('textbox', { name: 'Essay Text' }), {
    target: { value: 'water '.repeat(600).trim() },
  });
  await user.click(screen.getByText('Your marking criteria'));
  fireEvent.change(screen.getByLabelText('Marking criteria'), {
    target: { value: 'Argument (60%)\nStyle (40%)' },
  });
  expect(await screen.findByText('We read 2 criteria.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Analyse my essay' }));
  await screen.findByRole('progressbar');
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    rubric: 'Argument (60%)\nStyle (40%)',
  });
  expect(store.getState().job.submission?.rubric).toBe('Argument (60%)\nStyle (40%)');
  expect(localStorage.getItem(LOCAL.draft)).toContain('Style (40%)');
});
