import { describe, expect, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../components/antd/antd-provider.tsx';
import './keys-dialog.tsx';
import { Provider } from 'react-redux';
import { makeStore } from '../../app/store.ts';
import { aCritique } from '../../testing/builders.ts';
import { CritiquedEssay } from './critiqued-essay.tsx';

const text = 'Everyone wastes water.\nStudies show that price works.';
const critiques = [
  aCritique(text, 'Everyone', { severity: 4, fix: 'Say who.' }),
  aCritique(text, 'Studies show', { severity: 5, fix: 'Name the studies.' }),
  aCritique(text, null, { severity: 3 }),
];
const show = () => {
  const user = userEvent.setup();
  const store = makeStore({ local: localStorage, session: sessionStorage, now: Date.now });
  const { unmount } = render(
    <Provider store={store}>
      <CritiquedEssay text={text} critiques={critiques} essayId="essay-1" />
    </Provider>,
  );
  return { user, unmount };
};
const mark = (name: RegExp) => screen.getByRole('button', { name });
const everyone = () => mark(/^Everyone\. Must fix/);
const studies = () => mark(/^Studies show\. Must fix/);
const card = (name: RegExp) => screen.getByRole('article', { name });
const openCards = () => document.querySelectorAll('.critique--open');
const progress = () => screen.getByText(/dealt with$/);

describe('the keys of the result', () => {
  test('focus alone opens nothing', async () => {
    const { user } = show();
    everyone().focus();
    await user.tab();
    expect(studies()).toHaveFocus();
    expect(openCards()).toHaveLength(0);
  });
  test('Enter on a mark moves into its card and Escape back to the mark', async () => {
    const { user } = show();
    studies().focus();
    await user.keyboard('{Enter}');
    expect(card(/Studies show/)).toHaveFocus();
    expect(studies()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(studies()).toHaveFocus();
    expect(openCards()).toHaveLength(0);
  });
  test('two keys lead from a mark to its fix', async () => {
    const { user } = show();
    studies().focus();
    await user.keyboard('{Enter}f');
    expect(within(card(/Studies show/)).getByText('Name the studies.')).toBeVisible();
    await user.keyboard('f');
    expect(screen.queryByText('Name the studies.')).toBeNull();
  });
  test('f on a mark shows the fix of that mark, whichever card is open', async () => {
    const { user } = show();
    await user.keyboard('n');
    studies().focus();
    await user.keyboard('f');
    expect(screen.getByText('Name the studies.')).toBeVisible();
    expect(studies()).toHaveFocus();
  });
  test('hiding the fix keeps the focus on the button', async () => {
    const { user } = show();
    await user.keyboard('n');
    await user.click(screen.getByRole('button', { name: 'Show the fix' }));
    expect(screen.getByRole('button', { name: 'Hide the fix' })).toHaveFocus();
  });
  test('n also reaches critiques about the whole essay', async () => {
    const { user } = show();
    await user.keyboard('nnn');
    expect(card(/about the essay/)).toContainElement(document.activeElement as HTMLElement);
    expect(openCards()).toHaveLength(1);
  });
  test('? lists the keys, and afterwards the focus is where it was', async () => {
    const { user } = show();
    await user.keyboard('n?');
    expect(await screen.findByText('next critique')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('next critique')).toBeNull());
    expect(everyone()).toHaveFocus();
    expect(openCards()).toHaveLength(1);
  });
  test('after the list of keys, the focus is on a mark if it was nowhere', async () => {
    const { user } = show();
    await user.keyboard('?');
    await screen.findByText('next critique');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });
});

describe('the state of a critique', () => {
  test.each([
    ['r', 'Resolved'],
    ['i', 'Intended'],
    ['u', 'Not useful'],
  ])('%s marks the critique as %s, and again as open', async (key, label) => {
    const { user } = show();
    await user.keyboard(`n${key}`);
    expect(screen.getByRole('button', { name: label, pressed: true })).toBeVisible();
    expect(everyone()).toHaveAccessibleName(new RegExp(`Marked as ${label.toLowerCase()}$`));
    expect(progress()).toHaveTextContent('1 of 3 dealt with');
    await user.keyboard(key);
    expect(screen.getByRole('button', { name: label, pressed: false })).toBeVisible();
    expect(progress()).toHaveTextContent('0 of 3 dealt with');
  });
  test('is still there when the essay is opened again', async () => {
    const { user, unmount } = show();
    await user.keyboard('nr');
    unmount();
    show();
    expect(progress()).toHaveTextContent('1 of 3 dealt with');
  });
  test('open only hides what is dealt with, but not the open card', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Show open only' }));
    await user.keyboard('nr');
    expect(everyone()).toHaveFocus();
    await user.keyboard('n');
    expect(studies()).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Everyone\./ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'All 3' }));
    expect(everyone()).toBeVisible();
  });
  test('the focus goes to another mark when the one that has it disappears', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Show open only' }));
    await user.keyboard('nr{Escape}');
    expect(screen.queryByRole('button', { name: /^Everyone\./ })).toBeNull();
    expect(studies()).toHaveFocus();
  });
});

describe('a link to a critique', () => {
  test('opens it', async () => {
    history.replaceState(null, '', `#mark-${critiques[1]?.id}`);
    show();
    await waitFor(() => expect(studies()).toHaveFocus());
    expect(openCards()).toHaveLength(1);
  });
});
