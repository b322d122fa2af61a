import { describe, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCritique } from '../../../testing/builders.ts';
import { EssayOutline } from './essay-outline.tsx';

const body = 'The river runs to the sea and nobody pays for it at all. '.repeat(60).trim();
const text = ['Sea', body, 'Lake', body, 'Pond', body].join('\n\n');
const open = () => {
  render(
    <EssayOutline text={text} critiques={[aCritique(text, 'river'), aCritique(text, null)]} />,
  );
  return userEvent.setup();
};
const box = () => screen.getByText('Outline · 3 headings').closest('details');

describe('the outline of a long essay', () => {
  test('leads to its headings, says how many critiques a part has, and folds itself', async () => {
    const user = open();
    expect(box()).not.toHaveAttribute('open');
    await user.click(screen.getByText('Outline · 3 headings'));
    const links = within(screen.getByRole('navigation', { name: 'Outline' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Sea1 critique', 'Lake', 'Pond']);
    const lake = text.indexOf('Lake');
    expect(links[1]).toHaveAttribute('href', `#words-${lake}-${lake + 4}`);
    await user.click(links[1] as HTMLElement);
    expect(box()).not.toHaveAttribute('open');
  });

  test('goes to the same place a second time', async () => {
    const user = open();
    const went = jest.fn();
    addEventListener('hashchange', went);
    const lake = screen.getByText('Lake');
    location.hash = lake.closest('a')?.hash ?? '';
    await new Promise((done) => void addEventListener('hashchange', done, { once: true }));
    went.mockClear();
    await user.click(lake);
    expect(went).toHaveBeenCalledTimes(1);
    removeEventListener('hashchange', went);
    location.hash = '';
  });

  test('is closed by Escape, which leaves the focus on its name', async () => {
    const user = open();
    await user.click(screen.getByText('Outline · 3 headings'));
    screen.getByText('Pond').closest('a')?.focus();
    await user.keyboard('{Escape}');
    expect(box()).not.toHaveAttribute('open');
    expect(screen.getByText('Outline · 3 headings')).toHaveFocus();
  });
});
