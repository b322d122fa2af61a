import { describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCritique, someRemarks } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import type { LiveRemarks } from '../live-message.ts';
import { LinePanel } from './line-panel.tsx';

const text = 'Everyone knows it.\n\nStudies show it.';
const nothing = () => undefined;
const noWords = { words: [], areKept: true, add: nothing, remove: nothing };
type PanelProps = Parameters<typeof LinePanel>[0];
const show = (
  remarks: LiveRemarks | null,
  phase: PanelProps['phase'],
  more: Partial<PanelProps> = {},
) => {
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
      elsewhere={new Set()}
      ownWords={noWords}
      onAddWord={nothing}
      wordsMissing={false}
      onLoadWords={nothing}
      {...more}
    />,
  );
  return { chosen, begun: () => begun };
};
const area = () => screen.getByRole('region', { name: 'Line by line' });

describe('the line-by-line panel', () => {
  test('says that the text stays on the device, and waits for words', () => {
    show(null, 'blank');
    expect(screen.getByText('Start typing to see line-by-line analysis')).toBeVisible();
    expect(
      screen.getByText(/Your text stays on this device until you save or analyse it/),
    ).toBeVisible();
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
    const unchecked = { spellingChecked: false };
    show(someRemarks(text, unchecked), 'read');
    expect(screen.getByText('1 issue found').parentElement).toHaveTextContent(
      '1 issue found · spelling not checked yet',
    );
    cleanup();
    const found = { issues: 0, places: 0 };
    show(someRemarks(text, { ...unchecked, critiques: [], found }), 'read');
    expect(screen.getByText('Nothing found yet').parentElement).toHaveTextContent(
      'Nothing found yet · spelling not checked yet',
    );
    expect(screen.queryByText(/0 issues/)).toBeNull();
  });
  test('counts issues and their places once spelling was looked at', async () => {
    show(someRemarks(text, { found: { issues: 14, places: 75 } }), 'read');
    expect(screen.getByText('14 issues found').parentElement).toHaveTextContent(
      /^14 issues found · 75 places$/,
    );
  });
  test('does not repeat what stands beside the text, unless it is chosen', async () => {
    const found = { issues: 2, places: 2 };
    const critiques = [
      aCritique(text, 'Everyone', { id: 'old', issue: 'Said before' }),
      aCritique(text, 'Studies', { id: 'new', issue: 'New here' }),
    ];
    const elsewhere = new Set(['old']);
    const choice = { critique: null, by: 'panel' } as const;
    show(someRemarks(text, { critiques, found }), 'read', { elsewhere, choice });
    expect(await screen.findByText('New here')).toBeVisible();
    expect(screen.queryByText('Said before')).toBeNull();
    expect(screen.getByText('2 issues found').parentElement).toHaveTextContent(
      '2 issues found · 1 from the draft before',
    );
    cleanup();
    show(someRemarks(text, { critiques, found }), 'read', { elsewhere });
    expect(await screen.findByText('Said before')).toBeVisible();
  });
  test('says that the dictionary did not load, and loads it again', async () => {
    let loads = 0;
    const onLoadWords = () => void (loads += 1);
    show(someRemarks(text, { spellingChecked: false }), 'read', {
      wordsMissing: true,
      onLoadWords,
    });
    expect(screen.getByText(/The dictionary did not load/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(loads).toBe(1);
  });
  test('takes a misspelt word for one of the writer’s own, and gives it back', async () => {
    const word = aCritique(text, 'knows', { ruleId: 'grammar-spell-check', replacement: 'nose' });
    const added: string[] = [];
    const removed: string[] = [];
    const ownWords = {
      words: ['zanto'],
      areKept: true,
      add: nothing,
      remove: (one: string) => void removed.push(one),
    };
    show(someRemarks(text, { critiques: [word] }), 'read', {
      ownWords,
      onAddWord: (one) => void added.push(one),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add to my words' }));
    expect(added).toEqual(['knows']);
    await userEvent.click(screen.getByText('1 word of your own'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove “zanto”' }));
    expect(removed).toEqual(['zanto']);
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
