import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { AnalysisResult, Outline, OutlineUnit } from '@argint/contracts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../../../app/store.ts';
import { aCritique, aResult } from '../../../testing/builders.ts';
import { ResultView } from '../result-view.tsx';

const text = [
  'The town should build a wall.',
  'It pays for itself. Nine days of water cost a shop two freezers.',
  'Some say it spoils the view. But the hill lies higher. It also makes work.',
].join('\n');

const unit = (words: string, kind: OutlineUnit['kind'], more: Partial<OutlineUnit> = {}) => {
  const start = text.indexOf(words);
  const paragraph = text.slice(0, start).split('\n').length;
  return { start, end: start + words.length, kind, paragraph, ...more };
};
const outline: Outline = {
  units: [
    unit('The town should build a wall', 'thesis'),
    unit('It pays for itself', 'claim'),
    unit('Nine days of water cost a shop two freezers', 'evidence', { evidence: 'figure' }),
    unit('Some say it spoils the view', 'objection', { speaker: 'others' }),
    unit('But the hill lies higher', 'answer'),
    unit('It also makes work', 'claim', { held: 'hardly' }),
  ],
  edges: [
    { from: 1, to: 0, kind: 'supports' },
    { from: 2, to: 1, kind: 'supports' },
    { from: 3, to: 0, kind: 'opposes' },
    { from: 4, to: 3, kind: 'answers' },
    { from: 5, to: 0, kind: 'supports' },
  ],
  omitted: 0,
};

const show = async (changes: Partial<AnalysisResult> = { outline }, hash = '#map') => {
  history.replaceState(null, '', `/analysis${hash}`);
  const services = { local: localStorage, session: sessionStorage, now: Date.now };
  render(
    <MemoryRouter>
      <Provider store={makeStore(services)}>
        <ResultView
          heading={<h1>Essay</h1>}
          text={text}
          essayId="essay-1"
          result={{ ...aResult([aCritique(text, 'Some say')]), ...changes }}
        />
      </Provider>
    </MemoryRouter>,
  );
  return within(await screen.findByRole('region', { name: 'Argument map' }));
};
const box = (words: string) => screen.findByRole('link', { name: new RegExp(words) });
const branchOf = (link: HTMLElement) => link.closest('li') as HTMLElement;

describe('the argument map', () => {
  beforeEach(() => history.replaceState(null, '', '/'));
  afterEach(() => history.replaceState(null, '', '/'));

  test('has the evidence under its claim and the answer under its objection', async () => {
    await show();
    const claim = branchOf(await box('It pays for itself'));
    expect(within(claim).getByRole('link', { name: /Evidence: a figure line 2/ })).toBeVisible();
    const objection = branchOf(await box('Some say it spoils'));
    expect(within(objection).getByRole('link', { name: /^Answer/ })).toBeVisible();
  });

  test('shows a claim without a reason as a gap', async () => {
    await show();
    const bare = branchOf(await box('It also makes work'));
    expect(within(bare).getByText('No reason found')).toBeVisible();
    expect(screen.getAllByText('No reason found')).toHaveLength(1);
    expect(screen.queryByText('No answer found')).toBeNull();
  });

  test('asks for another view and for a thesis where there is none', async () => {
    await show({
      outline: { units: [unit('It pays for itself', 'claim')], edges: [], omitted: 3 },
    });
    expect(await screen.findByText('No sentence says what you think.')).toBeVisible();
    expect(screen.getByText(/Who would disagree with you/)).toBeVisible();
    expect(screen.getByText(/^3 more passages/)).toBeVisible();
  });

  test('leads from a box to its words in the essay', async () => {
    await show();
    await userEvent.setup().click(await box('But the hill lies higher'));
    await waitFor(() =>
      expect(screen.getByRole('tabpanel')).toHaveAttribute('id', 'panel-critiques'),
    );
    await waitFor(() => expect(document.activeElement).toHaveTextContent('But the hill'));
    await waitFor(() => expect(getSelection()?.toString()).toBe('But the hill lies higher'));
  });

  test('says why there is none', async () => {
    const map = await show({ outline: null, emptyReasons: { outline: 'This reads as a story.' } });
    expect(map.getByText('This reads as a story.')).toHaveAttribute('lang', 'en');
  });

  test('of a result made before there were maps says how to get one', async () => {
    const map = await show({});
    expect(map.getByText(/Analyse the essay again/)).toBeVisible();
  });

  test('of a long essay shows the first points, and all of them on paper', async () => {
    const claims = Array.from({ length: 15 }, (_, i) => ({
      ...unit('It also makes work', 'claim'),
      start: i,
      end: i + 20,
    }));
    const map = await show({ outline: { units: claims, edges: [], omitted: 0 } });
    const more = () => screen.findByRole('button', { name: 'Show all 15 points' });
    await more();
    expect(map.getAllByRole('link')).toHaveLength(12);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(map.getAllByRole('link')).toHaveLength(15);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await userEvent.setup().click(await more());
    expect(map.getAllByRole('link')).toHaveLength(15);
  });
});

describe('the comment', () => {
  test('stands at the head of the result, in English', async () => {
    await show({
      overallVerdict: { score: 6, journalReadiness: '', improvements: [], comment: 'You argue.' },
    });
    expect(screen.getByRole('region', { name: 'Comment on your essay' })).toHaveTextContent(
      'You argue.',
    );
    expect(screen.getByText('You argue.')).toHaveAttribute('lang', 'en');
  });

  test('gives way to the reason where the text was not judged', async () => {
    await show({ overallVerdict: null, emptyReasons: { overallVerdict: 'There are 4 words.' } });
    const comment = screen.getByRole('region', { name: 'Comment on your essay' });
    expect(comment).toHaveTextContent('There are 4 words.');
  });
});
