import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { someCapabilities } from '../../../testing/builders.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../../testing/render-app.tsx';

/** Texts of the elements with a role inside a region. */
const textsIn = (region: string, role: 'listitem' | 'heading'): string[] =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole(role)
    .map((element) => element.textContent ?? '');

beforeEach(() => void fakeServer({}));

describe('the landing page', () => {
  test('leads to the form and makes three statements', () => {
    renderApp('/');
    const hero = within(screen.getByRole('region', { name: /A careful reader/ }));
    expect(hero.getByRole('link', { name: 'Try It Free' })).toHaveAttribute('href', '/#essay-form');
    for (const statement of ['Structure and thesis', 'Critical thinking', 'Proudly South African'])
      expect(hero.getByText(statement)).toBeVisible();
    expect(hero.queryByRole('list', { name: 'In figures' })).toBeNull();
  });

  test('shows the claims of an owner who answers for them', async () => {
    const body = { success: true, data: someCapabilities({ claims: true }) };
    fakeServer({ 'GET /api/capabilities': () => ({ body }) });
    renderApp('/');
    const list = within(await screen.findByRole('list', { name: 'In figures' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '99.9% accuracy',
      '50k+ essays analyzed',
      'University trusted',
    ]);
  });

  test('has a sample with a traditional critique, a thesis opportunity and a dialectical prompt', async () => {
    const { user } = renderApp('/');
    const sample = within(screen.getByRole('group', { name: 'A sample critique' }));
    for (const [words, kind] of [
      ['everyone knows it', 'Traditional critique'],
      ['destroying our democracy', 'Thesis opportunity'],
      ['Studies show', 'Dialectical prompt'],
    ] as const) {
      await user.click(sample.getByRole('button', { name: words }));
      expect(sample.getByText(new RegExp(kind))).toBeVisible();
    }
    await user.click(sample.getByRole('button', { name: /Show the fix/ }));
    expect(sample.getByText(/Name one study with its year/)).toBeVisible();
  });

  test('says what to do before an essay is pasted', () => {
    renderApp('/');
    const box = within(screen.getByRole('complementary', { name: 'Requirements' }));
    expect(box.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Essay at least 1000 words',
      'Remove the cover page',
      'Remove the bibliography',
    ]);
  });

  test('offers the two tabs, and says that the question is optional but recommended', async () => {
    const { user } = renderApp('/');
    const form = within(screen.getByRole('form', { name: 'Essay' }));
    expect(form.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Essay Question',
      'Essay Text',
    ]);
    await user.click(form.getByRole('tab', { name: 'Essay Question' }));
    expect(form.getByPlaceholderText(/Optional but recommended/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Analysis mode' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Summary' })).toBeVisible();
  });

  test('shows the three plans with their prices in rand and what they give', () => {
    renderApp('/');
    expect(textsIn('Pricing', 'heading').slice(1)).toEqual([
      'Single Essay',
      'Standard',
      'Unlimited',
    ]);
    const cards = textsIn('Pricing', 'listitem').filter((text) =>
      /^(?:Si|St|Unlimited\w*R)/.test(text),
    );
    for (const [at, words] of [
      [
        0,
        [
          'R25 per essay',
          '2 analyses per purchase',
          '7-day history',
          '3,000 words',
          'Basic scores',
        ],
      ],
      [1, ['R180 per month', '12 analyses per month', '8,000 words', '6 months history']],
      [
        2,
        [
          'R900 per month',
          'Unlimited analyses',
          '15,000 words',
          'Fast-track priority',
          'Permanent history',
          'PDF/DOCX export',
        ],
      ],
    ] as const)
      for (const part of words) expect(cards[at]).toContain(part);
  });

  test('answers in the FAQ that essays are private, in the prices of the plans', () => {
    renderApp('/');
    const faq = screen.getByRole('region', { name: 'FAQ' });
    expect(faq).toHaveTextContent('Private essays are encrypted and not shared.');
    expect(faq).toHaveTextContent('R25 for 2 analyses');
    expect(faq).not.toHaveTextContent('$');
  });

  test('ends with Try It Free and Learn More, which leads to how it helps', () => {
    renderApp('/');
    const call = within(screen.getByRole('region', { name: /Your next draft/ }));
    expect(call.getByRole('link', { name: 'Try It Free' })).toBeVisible();
    expect(call.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/#features');
    expect(document.querySelector('#features')).toHaveTextContent('How it helps');
  });
});

test('each section of the home page has its anchor for visitors and students', () => {
  signedInBefore();
  renderApp('/');
  for (const id of ['essay-form', 'features', 'pricing', 'faq'])
    expect(document.querySelectorAll(`#${id}`)).toHaveLength(1);
});
