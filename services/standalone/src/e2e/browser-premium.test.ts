import { beforeAll, expect, test } from '@jest/globals';
import { registerUser, untilTrue, type TestUser } from '@argint/testkit';
import type { Page } from 'playwright-core';
import { DENSE_ESSAY } from './testing/dense-essay.ts';
import { axeFaultsInBothThemes } from './testing/axe-faults.ts';
import { describeWithBrowser } from './testing/describe-with-browser.ts';
import { productInBrowser } from './testing/product-in-browser.ts';
import { runAdmin } from './testing/run-admin.ts';
import { openSignedIn } from './testing/signed-in-page.ts';

/** How long an analysis may take, in ms, also on a busy machine. */
const ANALYSIS_MS = 90_000;

describeWithBrowser('the premium report', (chromium) => {
  const bed = productInBrowser(chromium);
  let student: TestUser;
  let essayId: string;
  beforeAll(async () => {
    student = await registerUser(bed.product.url, 'naledi');
    const { body } = await student.start(DENSE_ESSAY, { analysisType: 'comprehensive' });
    ({ essayId } = body as { essayId: string });
    await student.follow(body.jobId);
  }, ANALYSIS_MS);

  const open = async (address: string, width = 1_320): Promise<Page> => {
    const viewport = { width, height: 900 };
    const page = await openSignedIn(bed.browser, bed.product.url, student, viewport);
    await page.goto(bed.product.url + address);
    return page;
  };

  test('is locked for a trial, and unlocked for the same essay by an upgrade', async () => {
    const page = await open(`/essays/${essayId}`);
    const unlock = page.getByRole('link', { name: 'Unlock Premium Analysis' });
    expect(await unlock.getAttribute('href')).toBe('/#pricing');
    await page.getByRole('link', { name: 'See what you have of it already' }).click();
    await page.getByText('Premium Feature', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Improvement strategies' }).waitFor();
    expect(await page.getByRole('list', { name: 'Notes' }).count()).toBe(0);

    await runAdmin(bed.dir, 'grant', '--email', student.account.email, '--plan', 'standard');
    await page.goto(`${bed.product.url}/essays/${essayId}`);
    await page.getByRole('link', { name: 'View Premium Analysis' }).click();
    await page.getByRole('list', { name: 'Notes' }).waitFor();
    const first = page.getByRole('link', { name: 'Note 1', exact: true });
    await first.click();
    const note = page.locator('#note-1');
    await expectInWindow(page, '#note-1');
    await note.getByRole('link', { name: /back to the words/ }).click();
    await expectInWindow(page, '#place-1');
    await page.getByRole('link', { name: /Back to Analysis/ }).click();
    await page.getByRole('heading', { name: 'Analysis Results' }).waitFor();
    await page.context().close();
  }, 90_000);

  test.each(['/premium-analysis', '#what-works', '#scores', '#thinking'])(
    'axe finds nothing on %s in either theme',
    async (address) => {
      const path = address.startsWith('#') ? `/essays/${essayId}${address}` : address;
      const page = await open(path);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      expect(await axeFaultsInBothThemes(page)).toEqual([]);
      await page.context().close();
    },
    60_000,
  );

  test('prints the whole result, whichever panel is open', async () => {
    const page = await open(`/essays/${essayId}#scores`);
    const scores = page.getByRole('heading', { name: 'Scores and the evidence for them' });
    await scores.waitFor();
    const feedback = page.getByRole('heading', { name: /^Analysis Feedback/ });
    expect(await feedback.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    for (const name of [/^Analysis Feedback/, /^What works/, /^Scores/, /^Thinking further/])
      await page.getByRole('heading', { level: 2, name }).waitFor();
    await page.context().close();
  }, 60_000);

  test('opens a panel behind which the critiques still find their place', async () => {
    const page = await open(`/essays/${essayId}#thinking`);
    await page.getByRole('heading', { name: 'Thinking further' }).waitFor();
    await page.getByRole('tab', { name: /^Thinking further/ }).focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('n');
    await page.locator('.critique--open').waitFor();
    await expectInWindow(page, '.critique--open .critique__head');
    await expectInWindow(page, 'mark.mark--active');
    await page.context().close();
  }, 60_000);

  test.each(['/premium-analysis', '#critiques', '#what-works', '#scores', '#thinking'])(
    '%s does not scroll sideways on a phone',
    async (address) => {
      const page = await open(
        address.startsWith('#') ? `/essays/${essayId}${address}` : address,
        320,
      );
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      const width = await page.evaluate('document.documentElement.scrollWidth');
      expect(width).toBeLessThanOrEqual(320);
      await page.context().close();
    },
    60_000,
  );
});

/** Waits until an element, or its first row, is inside the window. */
const expectInWindow = async (page: Page, selector: string): Promise<void> => {
  await untilTrue(
    page,
    `(() => {
      const box = document.querySelector(${JSON.stringify(selector)})?.getClientRects()[0];
      return box !== undefined && box.top >= 0 && box.top < innerHeight;
    })()`,
  );
};
