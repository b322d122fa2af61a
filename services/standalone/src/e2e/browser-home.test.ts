import { expect, test } from '@jest/globals';
import { call, longEssay, registerUser, SAMPLE_ESSAY, type TestUser } from '@argint/testkit';
import type { Page } from 'playwright-core';
import { describeWithBrowser } from './testing/describe-with-browser.ts';
import { productInBrowser } from './testing/product-in-browser.ts';
import { openSignedIn } from './testing/signed-in-page.ts';

/** Puts the caret into the essay field as soon as the page has one. */
const FOCUS_AT_ONCE = `
  const observer = new MutationObserver(() => {
    const field = document.querySelector('#essay-text');
    if (!field) return;
    observer.disconnect();
    field.focus();
  });
  observer.observe(document, { childList: true, subtree: true });
`;

/** How long an analysis may take, in ms, also on a busy machine. */
const ANALYSIS_MS = 90_000;
/** Long enough that it is still being analysed after a reload; a trial may read it. */
const LONG_ESSAY = longEssay(2_900);

describeWithBrowser('the two homes', (chromium) => {
  const bed = productInBrowser(chromium);

  const open = async (name: string): Promise<{ student: TestUser; page: Page }> => {
    const student = await registerUser(bed.product.url, name);
    return { student, page: await openSignedIn(bed.browser, bed.product.url, student) };
  };
  const essayText = (page: Page) => page.getByRole('textbox', { name: 'Essay Text' });

  test('a visitor who types at once keeps the keyboard, and every letter arrives', async () => {
    const page = await (await bed.browser.newContext()).newPage();
    // As fast as somebody can be: the prompt would come one second after the page.
    await page.addInitScript(FOCUS_AT_ONCE);
    await page.goto(bed.product.url);
    await essayText(page).and(page.locator(':focus')).waitFor();
    const words = 'My essay about water and what it should cost in a dry city.';
    await essayText(page).pressSequentially(words, { delay: 40 });
    expect(await essayText(page).inputValue()).toBe(words);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.context().close();
  }, 60_000);

  test('a student sees the balance fall by one, and the essay beside the form', async () => {
    const { page } = await open('naledi');
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: /^2 analyses left, trial until / }).waitFor();
    expect(await page.getByText('A careful reader').count()).toBe(0);
    await essayText(page).fill(SAMPLE_ESSAY);
    const full = page.getByRole('button', { name: 'Use the full analysis anyway' });
    await page.getByText('quality out of 100').waitFor();
    if (await full.isVisible()) await full.click();
    await page.getByText(/ words, uses 1 of your 2 analyses/).waitFor();
    await page.getByRole('button', { name: 'Analyse my essay' }).click();
    await page.getByText('Analysis Complete - Results Ready').waitFor({ timeout: ANALYSIS_MS });
    await header.getByRole('link', { name: /^1 analysis left, trial until / }).waitFor();
    // The result is the screen until the student goes back to the form.
    await header.getByRole('link', { name: 'Argument Intelligence, home' }).click();
    // The time of this analysis is known now.
    await page.getByText(/uses your last analysis, about \d+ (?:second|minute)s?$/).waitFor();
    const latest = page.getByRole('region', { name: 'Your latest essay' });
    await latest.getByRole('link', { name: 'Open its result' }).click();
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('The price of water');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'The price of water' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'The price of water' }).waitFor();
    await page.context().close();
  }, 120_000);

  test('a text that is too long for the plan is told while typing, and the plans are one click away', async () => {
    const { page } = await open('lindiwe');
    await essayText(page).fill('water and its price '.repeat(800));
    await page.getByText(/Your plan allows 3,000 words per essay; this one has 3,200\./).waitFor();
    await page.getByRole('link', { name: 'See the plans' }).click();
    await page.getByRole('button', { name: 'Pay with PayFast' }).first().click();
    const order = page.getByRole('dialog', { name: 'Review your order' });
    await order.getByRole('button', { name: 'Pay with PayFast' }).click();
    await page.getByText(/Payment is disabled in this demonstration\. Contact/).waitFor();
    await page.context().close();
  }, 60_000);

  test('a reload during an analysis shows it in the window, and a cancelled essay can be analysed again', async () => {
    const { page, student } = await open('sipho');
    const { body } = await student.start(LONG_ESSAY);
    await page.evaluate((id) => localStorage.setItem('activeAnalysisJob', id), body.jobId);
    await page.reload();
    const running = page.getByRole('region', { name: 'Being analysed' });
    // On a busy machine the analysis may be over before the page is there: then the page has its result.
    const done = page.getByRole('tab', { name: /^Critiques/ });
    await running.or(done).first().waitFor();
    // Asked in one go: the analysis may end between two questions, and the region with it.
    const bottoms = await running.evaluateAll((regions) =>
      regions.map((region) => region.getBoundingClientRect().bottom),
    );
    for (const bottom of bottoms) expect(bottom).toBeLessThan(900);
    const cancelled = await call(bed.product.url, '/api/essays/analyze/cancel', {
      token: student.token,
      body: { jobId: body.jobId },
    });
    await page.goto(`${bed.product.url}/essays`);
    await page.getByRole('heading', { name: 'Your Essays' }).waitFor();
    // The analysis may have been faster than the cancel.
    if (cancelled.status === 200) {
      await page.getByRole('button', { name: /^Analyse again: / }).click();
      await page.waitForURL('**/#essay-form');
      expect((await essayText(page).inputValue()).length).toBe(LONG_ESSAY.length);
    }
    await page.context().close();
  }, 120_000);

  test('a page whose code does not load gives the network error, and Try Again opens it', async () => {
    const { page } = await open('zanele');
    await page.route('**/assets/essays-page-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'My Essays' }).click();
    await page.getByText('Network error. Please check your connection.').waitFor();
    expect(await page.getByText('Something went wrong').count()).toBe(0);
    await page.unroute('**/assets/essays-page-*.js');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('heading', { name: 'No essays yet' }).waitFor();
    await page.context().close();
  }, 60_000);
});
