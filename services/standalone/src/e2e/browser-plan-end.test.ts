import { expect, test } from '@jest/globals';
import { registerUser, SAMPLE_ESSAY } from '@argint/testkit';
import type { Page } from 'playwright-core';
import { axeFaultsInBothThemes } from './testing/axe-faults.ts';
import { describeWithBrowser } from './testing/describe-with-browser.ts';
import { productInBrowser } from './testing/product-in-browser.ts';
import { openSignedIn } from './testing/signed-in-page.ts';

/** How long an analysis may take, in ms, also on a busy machine. */
const ANALYSIS_MS = 90_000;

describeWithBrowser('the end of a plan', (chromium) => {
  const bed = productInBrowser(chromium);

  const alarm = (page: Page) =>
    page.getByRole('alert', { name: 'There is a problem with your account on this device' });

  const analyse = async (page: Page, left: string, essay: string): Promise<void> => {
    await page.goto(bed.product.url);
    await page.getByRole('banner').getByRole('link', { name: left }).waitFor();
    await page.getByRole('textbox', { name: 'Essay Text' }).fill(essay);
    await page.getByText('quality out of 100').waitFor();
    await page.getByRole('button', { name: 'Analyse my essay' }).click();
    await page.getByText('Analysis Complete - Results Ready').waitFor({ timeout: ANALYSIS_MS });
  };

  test('the second free analysis is told calmly as the last one, with a way to the plans and no alarm', async () => {
    const student = await registerUser(bed.product.url, 'naledi');
    const page = await openSignedIn(bed.browser, bed.product.url, student);
    await analyse(page, '2 analyses left', SAMPLE_ESSAY);
    await analyse(page, '1 analysis left', `${SAMPLE_ESSAY} That is why I hold to it.`);
    await page.getByRole('banner').getByRole('link', { name: 'No analyses left' }).waitFor();
    const note = page
      .getByRole('status')
      .filter({ hasText: 'You have used your last free analysis.' });
    await note.waitFor();
    expect(await alarm(page).count()).toBe(0);
    expect(await axeFaultsInBothThemes(page, '.plan-end')).toEqual([]);
    await note.getByRole('link', { name: 'See the plans' }).click();
    await page.waitForURL('**/#pricing');
    await page.context().close();
  }, 240_000);

  test('a plan that is gone before its end raises the alarm, and Fix Automatically removes it', async () => {
    const student = await registerUser(bed.product.url, 'sipho');
    const page = await openSignedIn(bed.browser, bed.product.url, student);
    await page.getByRole('banner').getByRole('link', { name: '2 analyses left' }).waitFor();
    await page.evaluate(
      (id) => localStorage.setItem('accountPlan', `${id} unlimited 2099-01-01T00:00:00.000Z`),
      student.session.user.id,
    );
    await page.reload();
    await alarm(page).waitFor();
    await page.getByRole('button', { name: 'Fix Automatically' }).click();
    await page.getByText('Account Fixed').waitFor();
    await alarm(page).waitFor({ state: 'detached' });
    await page.context().close();
  }, 60_000);
});
