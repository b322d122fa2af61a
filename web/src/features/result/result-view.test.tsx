import type { AnalysisResult } from '@argint/contracts';
import { GRAMMAR_TIMED_OUT } from '@argint/contracts/messages';
import { describe, expect, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../../app/store.ts';
import { aCritique, aResult } from '../../testing/builders.ts';
import { ResultView } from './result-view.tsx';

const text = 'Everyone wastes water.\nStudies show that price works.';
const critiques = [
  aCritique(text, 'Studies show', { severity: 5, issueType: 'source', fixFirst: true }),
  aCritique(text, 'Everyone wastes water.', { severity: 4 }),
  aCritique(text, 'wastes', { severity: 2, issueType: 'style' }),
  aCritique(text, null, { severity: 3, issueType: 'relevance' }),
];
const renderResult = (result = aResult(critiques)) =>
  render(
    <MemoryRouter>
      <Provider store={makeStore({ local: localStorage, session: sessionStorage, now: Date.now })}>
        <ResultView heading={<h1>Essay</h1>} text={text} essayId="essay-1" result={result} />
      </Provider>
    </MemoryRouter>,
  );
const show = () => {
  const user = userEvent.setup();
  const { unmount } = renderResult();
  const marks = () =>
    [...document.querySelectorAll<HTMLElement>('mark[tabindex="0"]')].map((mark) =>
      mark.getAttribute('aria-label'),
    );
  return { user, marks, unmount };
};

describe('the result', () => {
  test('has one focusable, named mark for each placed critique', () => {
    const { marks } = show();
    expect(marks()).toEqual([
      'Everyone wastes water.. Must fix, argument: Something about Everyone wastes water.',
      'wastes. Should fix, style: Something about wastes',
      'Studies show. Must fix, source: Something about Studies show',
    ]);
  });
  test('leads a keyboard from its beginning to the first critique in the text', async () => {
    const { user } = show();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Skip to the essay' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toHaveAttribute('data-critique', critiques[1]?.id);
  });
  test('lists a critique without a place under About the whole essay', () => {
    show();
    const section = screen.getByRole('region', { name: 'About the whole essay' });
    expect(within(section).getByText('Something about the essay')).toBeVisible();
  });
  test('n and p go through the critiques in reading order and move the focus', async () => {
    const { user } = show();
    await user.keyboard('n');
    expect(document.activeElement).toHaveTextContent('Everyone');
    await user.keyboard('n');
    expect(document.activeElement).toHaveTextContent('wastes');
    await user.keyboard('ppp');
    expect(document.activeElement).toHaveTextContent('Studies show');
  });
  test('shows the hint first and the fix only when asked', async () => {
    const { user } = show();
    await user.keyboard('n');
    expect(screen.getByText('who exactly?')).toBeVisible();
    expect(screen.queryByText('Say who.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show the fix' }));
    expect(screen.getByText('Say who.')).toBeVisible();
  });
  test('filters marks and cards by severity and type', async () => {
    const { user, marks } = show();
    await user.click(screen.getByRole('button', { name: 'Style 1' }));
    expect(marks()).toEqual(['wastes. Should fix, style: Something about wastes']);
    await user.click(screen.getByRole('button', { name: 'All 4' }));
    expect(marks()).toHaveLength(3);
  });
  test('names the model and says which parts it could not read', () => {
    const cloud = {
      engine: 'gemini' as const,
      model: 'gemini-of-the-day',
      engineVersion: '1',
      promptVersion: 'gemini-v1-ab',
      rubricVersion: '1',
      notes: ['For 1 of 4 parts of the analysis the AI model gave no usable answer.'],
    };
    const result = { ...aResult(critiques), cloudAnalysis: cloud };
    renderResult(result);
    expect(screen.getByText(/^Full analysis · gemini-of-the-day$/)).toBeVisible();
    expect(screen.getByText(/^For 1 of 4 parts/)).toBeVisible();
    expect(
      screen.getByText(/^AI model gemini-of-the-day · version 1 · prompts gemini-v1-ab/),
    ).not.toBeVisible();
  });
  test('says above its count that the grammar was not checked everywhere', () => {
    const sentence = 'The full grammar was not checked everywhere in this essay.';
    const { unmount } = renderResult();
    expect(screen.queryByText(sentence)).toBeNull();
    unmount();
    const withReason = (reason: string): AnalysisResult => ({
      ...aResult(critiques),
      emptyReasons: { 'lineCritiques.grammar': reason },
    });
    const again = () => screen.queryByRole('button', { name: 'Check the grammar again for free' });
    const other = renderResult(withReason('The grammar checker is not part of this analysis.'));
    expect(screen.getByText(sentence)).toBeVisible();
    // A second try would not help.
    expect(again()).toBeNull();
    other.unmount();
    renderResult(withReason(GRAMMAR_TIMED_OUT));
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByText(/^issues? · grammar not all checked$/)).toBeVisible();
    expect(again()).toBeVisible();
    // Right below the number that it would change.
    expect(again()?.closest('.result__figures')).not.toBeNull();
  });
  test('folds who read, and shows what is missing', () => {
    const cloud = {
      engine: 'gemini' as const,
      model: 'm',
      engineVersion: '1',
      promptVersion: '1',
      rubricVersion: '1',
      notes: [
        'The AI model m read your essay: position and verdict follow from its reading.',
        'The AI model read your essay as a whole, but gave no usable answer on one stretch of it.',
      ],
    };
    renderResult({ ...aResult(critiques), cloudAnalysis: cloud });
    expect(screen.getByText(/follow from its reading/)).not.toBeVisible();
    expect(screen.getByText('An AI model has read this essay.')).toBeVisible();
    expect(screen.getByText(/no usable answer on one stretch/)).toBeVisible();
  });
  test('folds a long comment until it is asked for', async () => {
    const comment = 'This essay has one clear position. '.repeat(10);
    const verdict = { score: 6.4, journalReadiness: 'Not ready.', improvements: [], comment };
    renderResult({ ...aResult(critiques), overallVerdict: verdict });
    const section = screen.getByRole('region', { name: 'Comment on your essay' });
    expect(section).toHaveAttribute('data-folded', 'long');
    await userEvent.click(within(section).getByRole('button', { name: 'Read all of it' }));
    expect(section).not.toHaveAttribute('data-folded');
  });
  test('names one thing to change first: the comment, and the recommendation only without one', () => {
    const result = { ...aResult(critiques), recommendation: 'Start with sources.' };
    const { unmount } = renderResult(result);
    expect(screen.getByText('Start with sources.')).toBeVisible();
    unmount();
    const verdict = { score: 6.4, journalReadiness: 'Not ready.', improvements: [] };
    const comment = 'If you change only one thing, change this in line 5.';
    renderResult({ ...result, overallVerdict: { ...verdict, comment } });
    expect(screen.getByText(comment)).toBeVisible();
    expect(screen.queryByText('Start with sources.')).toBeNull();
  });
  test('shows each score with its likely range and evidence, or why there is none', async () => {
    const { user } = show();
    await user.click(screen.getByRole('tab', { name: 'Scores' }));
    const scores = screen.getByRole('region', { name: 'Scores and the evidence for them' });
    expect(within(scores).getByText('evidence for 72')).toBeVisible();
    expect(within(scores).getByText(/likely 67–77/)).toBeVisible();
    expect(within(scores).getByText('No source is named.')).toBeVisible();
    // The band is as wide as a point of ten, so a decimal would say too much.
    expect(screen.getByRole('link', { name: /^6\s*\/10/ })).toBeVisible();
  });
});

test('on paper every critique is open, with its fix, whatever is filtered', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Must fix 3' }));
  expect(screen.queryByRole('list', { name: 'Every critique' })).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const printed = within(screen.getByRole('list', { name: 'Every critique' }));
  expect(printed.getAllByRole('listitem')).toHaveLength(critiques.length);
  expect(printed.getAllByText('Say who.')).toHaveLength(critiques.length);
  expect(printed.getByText('Something about the essay')).toBeVisible();
  const numbers = [...document.querySelectorAll('.printed-essay sup')].flatMap(({ textContent }) =>
    (textContent ?? '').split(', ').map(Number),
  );
  // In reading order; the one about the whole essay has no place in the text.
  expect(numbers).toEqual(critiques.slice(1).map((_, index) => index + 1));
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('list', { name: 'Every critique' })).toBeNull();
});
