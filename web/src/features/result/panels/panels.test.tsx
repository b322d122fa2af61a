import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../../../app/store.ts';
import { aCritique, aResult } from '../../../testing/builders.ts';
import { ResultView } from '../result-view.tsx';

const text = 'Everyone wastes water.';
const show = (hash = '') => {
  history.replaceState(null, '', `/analysis${hash}`);
  const services = { local: localStorage, session: sessionStorage, now: Date.now };
  render(
    <MemoryRouter>
      <Provider store={makeStore(services)}>
        <ResultView
          heading={<h1>Essay</h1>}
          text={text}
          essayId="essay-1"
          result={aResult([aCritique(text, 'Everyone')])}
        />
      </Provider>
    </MemoryRouter>,
  );
  return userEvent.setup();
};
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const openPanels = () => screen.getAllByRole('tabpanel').map((panel) => panel.id);
const goTo = (hash: string) =>
  act(async () => {
    location.hash = hash;
    await new Promise((done) => void addEventListener('hashchange', done, { once: true }));
  });

describe('the panels of a result', () => {
  beforeEach(() => history.replaceState(null, '', '/'));

  test('begin with the critiques, and all of them are in the document for printing', () => {
    show();
    expect(openPanels()).toEqual(['panel-critiques']);
    expect(document.querySelectorAll('[role="tabpanel"]')).toHaveLength(5);
    expect(tab(/^Critiques 1$/)).toHaveAttribute('aria-selected', 'true');
  });

  test('open by click, and the address says which one is open', async () => {
    const user = show();
    await user.click(tab(/^Scores/));
    expect(openPanels()).toEqual(['panel-scores']);
    expect(location.hash).toBe('#scores');
    expect(screen.getByText('evidence for 72')).toBeVisible();
  });

  test('open by the address', () => {
    show('#thinking');
    expect(openPanels()).toEqual(['panel-thinking']);
  });

  test('are in sight when the page is opened with a link to one of them', () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    show();
    expect(scroll.mock.contexts).toEqual([]);
    cleanup();
    show('#scores');
    expect(scroll.mock.contexts).toEqual([tab(/^Scores/)]);
    scroll.mockRestore();
  });

  test('follow a link to a critique and back to another panel', async () => {
    show('#scores');
    await goTo('#mark-c-Everyone-3');
    expect(openPanels()).toEqual(['panel-critiques']);
    await goTo('#what-works');
    expect(openPanels()).toEqual(['panel-what-works']);
    expect(tab(/^What works/)).toHaveFocus();
  });

  test('stay as they are for the hash of something else', async () => {
    show('#scores');
    await goTo('#pricing');
    expect(openPanels()).toEqual(['panel-scores']);
  });

  test('are walked with the arrow keys, Home and End', async () => {
    const user = show();
    tab(/^Critiques/).focus();
    await user.keyboard('{ArrowRight}');
    expect(tab(/^Argument map/)).toHaveFocus();
    await user.keyboard('{End}');
    expect(openPanels()).toEqual(['panel-thinking']);
    await user.keyboard('{ArrowRight}');
    expect(tab(/^Critiques/)).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Home}');
    expect(openPanels()).toEqual(['panel-critiques']);
  });

  test('other than the critiques leave n and p alone', async () => {
    const user = show('#scores');
    await user.keyboard('n');
    expect(document.querySelector('.critique--open')).toBeNull();
    await user.click(tab(/^Critiques/));
    await user.keyboard('n');
    expect(document.querySelector('.critique--open')).not.toBeNull();
  });

  test('each figure opens what it rests on', async () => {
    const user = show();
    const verdict = screen.getByRole('link', { name: /Verdict: see what it rests on/ });
    expect(verdict).toHaveAttribute('href', '#scores');
    await user.click(verdict);
    expect(await screen.findByText('evidence for 72')).toBeVisible();
  });

  test('say why they are empty', async () => {
    const user = show();
    await user.click(tab(/^What works/));
    const works = within(screen.getByRole('tabpanel'));
    expect(works.getByText('No sentence was singled out as a strength.')).toBeVisible();
    await user.click(tab(/^Thinking/));
    const thinking = within(screen.getByRole('tabpanel'));
    expect(thinking.getAllByText('There is nothing to show here.')).toHaveLength(1);
  });
});
