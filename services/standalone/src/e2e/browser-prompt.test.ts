import { expect, test } from '@jest/globals';
import { registerUser } from '@argint/testkit';
import type { Page } from 'playwright-core';
import { describeWithBrowser } from './testing/describe-with-browser.ts';
import { productInBrowser } from './testing/product-in-browser.ts';

/** Long after the prompt would have opened again, in ms of the page's clock. */
const LONG_AFTER_MS = 5_000;
/** In which a prompt that is due is on the page, in ms. */
const LOADING_MS = 700;
const DAY_MS = 24 * 60 * 60_000;
/** When the page's clock starts. */
const START = new Date('2026-11-26T10:00:00Z');

const prompt = (page: Page) => page.getByRole('dialog', { name: 'Sign in to analyse your essay' });

type Way = readonly [name: string, act: (page: Page) => Promise<void>];
/** The four ways to close the prompt. */
const WAYS: readonly [Way, Way, ...Way[]] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['the cross', (page) => prompt(page).getByRole('button', { name: 'Close' }).click()],
  ['Look around first', (page) => page.getByRole('button', { name: 'Look around first' }).click()],
  ['a click beside it', (page) => page.mouse.click(5, 5)],
];

describeWithBrowser('the sign-in prompt', (chromium) => {
  const bed = productInBrowser(chromium);

  const field = (page: Page) => page.getByRole('textbox', { name: 'Essay Text' });
  /** A new browser at `path`, whose clock the test moves. */
  const visit = async (path = ''): Promise<Page> => {
    const page = await (await bed.browser.newContext()).newPage();
    page.setDefaultTimeout(20_000);
    await page.clock.install({ time: START });
    await page.goto(bed.product.url + path);
    return page;
  };
  const close = async (page: Page, way: Way[1]): Promise<void> => {
    await prompt(page).waitFor();
    await way(page);
    await prompt(page).waitFor({ state: 'detached' });
  };
  /** Lets time pass and waits a moment longer, in which the code of the prompt would be loaded. */
  const expectClosed = async (page: Page): Promise<void> => {
    await page.clock.runFor(LONG_AFTER_MS);
    const opens = prompt(page).waitFor({ timeout: LOADING_MS });
    await expect(opens).rejects.toThrow(`Timeout ${LOADING_MS}ms exceeded`);
  };
  /** Looks around as a visitor does: the focus goes into the field and out again, with text and without. */
  const lookAround = async (page: Page): Promise<void> => {
    await field(page).click();
    await field(page).pressSequentially('Water');
    await field(page).fill('');
    await field(page).blur();
  };

  test.each(WAYS)(
    'closed by %s it stays closed for 24 hours, also after a reload, and then opens again',
    async (_name, way) => {
      const page = await visit();
      await close(page, way);
      await expectClosed(page);
      await lookAround(page);
      await expectClosed(page);
      await page.reload();
      await field(page).waitFor();
      await expectClosed(page);
      await page.clock.setSystemTime(START.getTime() + 2 * DAY_MS);
      await page.reload();
      await prompt(page).waitFor();
      await page.context().close();
    },
    60_000,
  );

  test('where somebody has signed up and out again, closed it stays closed until the page is loaded again', async () => {
    const { account } = await registerUser(bed.product.url, 'naledi');
    const page = await visit('/login');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password').fill(account.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).last().click();
    await page.getByText(`Welcome back, ${account.firstName}!`).waitFor();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.reload();
    const [[, way], [, otherWay]] = WAYS;
    await close(page, way);
    await expectClosed(page);
    await lookAround(page);
    await expectClosed(page);
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await close(page, otherWay);
    await expectClosed(page);
    await page.reload();
    await prompt(page).waitFor();
    await page.context().close();
  }, 60_000);

  test('closed in one tab, it does not open in another that waited for it', async () => {
    const page = await visit();
    const other = await page.context().newPage();
    await other.clock.install({ time: START });
    await other.goto(bed.product.url);
    await field(other).click();
    await page.bringToFront();
    await close(page, WAYS[0][1]);
    await other.bringToFront();
    await field(other).blur();
    await expectClosed(other);
    await page.context().close();
  }, 60_000);
});
