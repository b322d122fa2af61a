import { describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCritique, someRemarks } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import type { LiveRemarks } from '../live-message.ts';
import { LinePanel } from './line-panel.tsx';

const text = 'Everyone knows it.\n\nStudies show it.';
const nothing = () => undefined;
const show = (remarks: LiveRemarks | null, phase: Parameters<typeof LinePanel>[0]['phase']) => {
  const chosen: (string | null)[] = [];
  let begun = 0;
  render(
    <LinePanel
      phase={phase}
      remarks={remarks && { ...remarks, version: { text, question: null } }}
      choice={{ critique: remarks?.critiques[0] ?? null, by: 'panel' }}
      onChoose={(id) => void chosen.push(id)}
      onShowWords={nothing}
      onUse={nothing}
      used={null}
      onTurn={nothing}
      lineAtCaret={() => null}
      onBegin={() => void (begun += 1)}
      beside
    />,
  );
  return { chosen, begun: () => begun };
};
const area = () => screen.getByRole('region', { name: 'Line by line' });

describe('the line-by-line panel', () => {
  test('says that the text stays on the device, and waits for words', () => {
    show(null, 'blank');
    expect(screen.getByText('Start typing to see line-by-line analysis')).toBeVisible();
    expect(screen.getByText(/your text does not leave this device/)).toBeVisible();
  });
  test('shows every line with its number, and the feedback of the chosen critique', async () => {
    const { chosen } = show(someRemarks(text), 'read');
    const lines = within(await screen.findByRole('list', { name: 'Lines' }));
    const items = lines.getAllByRole('listitem');
    expect(items.map((item) => item.getAttribute('value'))).toEqual(['1', '2', '3']);
    expect(items[0]).toHaveClass('sev-5');
    expect(items[2]).not.toHaveClass('sev-5');
    expect(screen.getByText('1 issue found')).toBeVisible();
    expect(lines.getByText('Why this matters.')).toBeVisible();
    expect(lines.getByText(/Say who\./)).toBeVisible();
    await userEvent.click(lines.getByRole('button', { name: /Not everyone does/ }));
    expect(chosen).toEqual([null]);
  });
  test('shows critiques of lines that do not exist, and those about the whole essay', async () => {
    const critiques = [
      aCritique(text, null, { id: 'beyond', lineNumber: 9, issue: 'Beyond' }),
      aCritique(text, null, { id: 'whole', issue: 'No thesis' }),
    ];
    show(someRemarks(text, { critiques }), 'read');
    const lines = within(await screen.findByRole('list', { name: 'Lines' }));
    expect(lines.getAllByRole('listitem').at(-1)).toHaveTextContent(/9.*not a line of this essay/);
    const whole = screen.getByRole('region', { name: 'About the whole essay' });
    expect(within(whole).getByText('No thesis')).toBeVisible();
  });
  test('says that spelling was not looked at, beside the count and where nothing was found', async () => {
    show(someRemarks(text), 'read');
    expect(screen.getByText('1 issue found').parentElement).toHaveTextContent(
      '1 issue found · spelling not checked yet',
    );
    cleanup();
    show(someRemarks(text, { critiques: [] }), 'read');
    expect(screen.getByText('Nothing found yet').parentElement).toHaveTextContent(
      'Nothing found yet · spelling not checked yet',
    );
    expect(screen.queryByText(/0 issues/)).toBeNull();
    expect(
      screen.getByText(/Spelling and the full grammar are checked when you save/),
    ).toBeVisible();
  });
  test('says why a text cannot be judged yet', async () => {
    show(someRemarks(text, { critiques: [], unjudgeable: 'It is short.' }), 'read');
    expect(await screen.findByText(/not judged yet\. It is short\./)).toBeVisible();
  });
  test('says why a text cannot be read, and counts nothing in it', async () => {
    show(someRemarks(text, { critiques: [], unreadable: 'This is not English.' }), 'read');
    expect(await screen.findByText('This is not English.')).toBeVisible();
    expect(screen.queryByText(/found/)).toBeNull();
  });
  test.each([
    ['unread', 'Read this draft line by line'],
    ['failed', 'Try Again'],
  ] as const)('of a draft that is %s offers “%s”', async (phase, label) => {
    const { begun } = show(null, phase);
    await userEvent.click(within(area()).getByRole('button', { name: label }));
    expect(begun()).toBe(1);
  });
});

test('follows the text on the home page, and its words are selected in the editor', async () => {
  const { user } = renderApp();
  const field: HTMLTextAreaElement = screen.getByRole('textbox', { name: 'Essay Text' });
  fireEvent.change(field, { target: { value: text } });
  expect(await within(area()).findByText('1 issue found')).toBeVisible();
  await user.click(await within(area()).findByRole('button', { name: /Not everyone does/ }));
  await user.click(within(area()).getByRole('button', { name: 'Show these words in the text' }));
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 8]);
  fireEvent.change(field, { target: { value: '' } });
  expect(await screen.findByText('Start typing to see line-by-line analysis')).toBeVisible();
});

test('underlined words that the caret is put into open their feedback', async () => {
  renderApp();
  const field: HTMLTextAreaElement = screen.getByRole('textbox', { name: 'Essay Text' });
  fireEvent.change(field, { target: { value: text } });
  expect(await within(area()).findByText('1 issue found')).toBeVisible();
  field.setSelectionRange(3, 3);
  fireEvent.click(field);
  expect(await within(area()).findByText('Why this matters.')).toBeVisible();
  field.setSelectionRange(20, 20);
  fireEvent.keyUp(field, { key: 'ArrowDown' });
  expect(within(area()).queryByText('Why this matters.')).toBeNull();
});
