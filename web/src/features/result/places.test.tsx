import { describe, expect, test } from '@jest/globals';
import type { LineCritique } from '@argint/contracts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../../app/store.ts';
import { aCritique, aResult } from '../../testing/builders.ts';
import { ResultView } from './result-view.tsx';

const text = 'Alot of water is lost.\nThere is alot to do.\nWe waste water.';
const second = text.indexOf('alot');
const slip = aCritique(text, 'Alot', {
  issueType: 'grammar',
  related: [{ start: second, end: second + 4, lineNumber: 2 }],
});

const show = (critiques: LineCritique[], essay = text) => {
  const services = { local: localStorage, session: sessionStorage, now: Date.now };
  render(
    <MemoryRouter>
      <Provider store={makeStore(services)}>
        <ResultView
          heading={<h1>Essay</h1>}
          text={essay}
          essayId="essay-1"
          result={aResult(critiques)}
        />
      </Provider>
    </MemoryRouter>,
  );
  return userEvent.setup();
};
const marks = () => [...document.querySelectorAll<HTMLElement>('mark[tabindex="0"]')];

describe('a critique with several places', () => {
  test('has a mark at each place and counts once', () => {
    show([slip, aCritique(text, 'waste')]);
    expect(marks().map((mark) => mark.textContent)).toEqual(['Alot', 'alot', 'waste']);
    expect(screen.getByText('2 issues found')).toBeVisible();
    expect(screen.getByRole('button', { name: 'All 2' })).toBeVisible();
  });

  test('leads from its card to the other places', async () => {
    const user = show([slip]);
    await user.keyboard('n');
    const places = within(screen.getByText('All places:').parentElement as HTMLElement);
    expect(places.getByRole('button', { name: 'line 1' })).toHaveAttribute('aria-current');
    await user.click(places.getByRole('button', { name: 'line 2' }));
    expect(document.activeElement).toHaveTextContent('alot');
    expect(screen.getByRole('button', { name: 'line 2' })).toHaveAttribute('aria-current');
  });

  test('with many places is stepped through, from the last to the first', async () => {
    const essay = Array.from({ length: 7 }, (_, i) => `${i} alot.`).join('\n');
    const places = [...essay.matchAll(/alot/g)].map(({ index }, i) => ({
      start: index,
      end: index + 4,
      lineNumber: i + 1,
    }));
    const user = show([aCritique(essay, 'alot', { related: places.slice(1) })], essay);
    await user.keyboard('n');
    expect(screen.getByText('Place 1 of 7, line 1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next place' }));
    expect(screen.getByText('Place 2 of 7, line 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous place' }));
    await user.click(screen.getByRole('button', { name: 'Previous place' }));
    expect(screen.getByText('Place 7 of 7, line 7')).toBeVisible();
    expect(marks()[6]).toHaveFocus();
  });

  test('about two passages shows both, and either leads to the other', async () => {
    const end = second + 'alot to do'.length;
    const pair = aCritique(text, 'Alot of water', {
      quote2: 'alot to do',
      line2: 2,
      related: [{ start: second, end, lineNumber: 2 }],
    });
    const user = show([pair]);
    expect(marks()[0]).toHaveAccessibleName(/^Alot of water\. .*with line 2/);
    await user.keyboard('n');
    const card = () => within(document.querySelector('.critique--open') as HTMLElement);
    expect(card().getByText('Compare line 2:').nextSibling).toHaveTextContent('alot to do');
    await user.click(card().getByRole('button', { name: 'line 2' }));
    expect(document.activeElement).toHaveTextContent('alot to do');
    expect(card().getByText('Compare line 1:').nextSibling).toHaveTextContent('Alot of water');
  });

  test('is one step for n, from whichever place', async () => {
    const user = show([slip, aCritique(text, 'waste')]);
    await user.click(marks()[1] as HTMLElement);
    await user.keyboard('n');
    expect(document.activeElement).toHaveTextContent('waste');
    await user.keyboard('n');
    expect(document.activeElement).toHaveTextContent('Alot');
  });

  test('is dealt with at all places at once', async () => {
    const user = show([slip]);
    await user.click(marks()[1] as HTMLElement);
    await user.click(screen.getByRole('button', { name: /Resolved/ }));
    expect(marks().every((mark) => mark.classList.contains('mark--done'))).toBe(true);
  });
});

describe('a long list of critiques', () => {
  const long = Array.from({ length: 20 }, (_, i) => `Word${i} here.`).join('\n');
  const many = Array.from({ length: 20 }, (_, i) =>
    aCritique(long, `Word${i}`, { severity: i < 8 ? 4 : 1, fixFirst: i === 19 }),
  );

  test('shows those that matter most, the others on request', async () => {
    const user = show(many, long);
    expect(marks()).toHaveLength(8);
    expect(marks().at(-1)).toHaveTextContent('Word19');
    await user.click(screen.getByRole('button', { name: 'Show 12 smaller critiques' }));
    expect(marks()).toHaveLength(20);
    expect(screen.queryByText(/smaller critiques/)).toBeNull();
  });
});
