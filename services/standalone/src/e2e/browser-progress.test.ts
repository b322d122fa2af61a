import { beforeAll, expect, test } from '@jest/globals';
import { registerUser, SAMPLE_ESSAY, type TestUser } from '@argint/testkit';
import type { Page } from 'playwright-core';
import { axeFaultsInBothThemes } from './testing/axe-faults.ts';
import { DENSE_ESSAY, DENSE_QUESTION } from './testing/dense-essay.ts';
import { describeWithBrowser } from './testing/describe-with-browser.ts';
import { productInBrowser } from './testing/product-in-browser.ts';
import { openSignedIn } from './testing/signed-in-page.ts';

const PHONE = { width: 390, height: 844 };

describeWithBrowser('suggestions and progress', (chromium) => {
  const bed = productInBrowser(chromium);
  let student: TestUser;
  let page: Page;
  let essayId: string;

  const analyse = async (text: string, parentEssayId?: string): Promise<string> => {
    const { body } = await student.start(text, {
      question: DENSE_QUESTION,
      analysisType: 'simple',
      ...(parentEssayId === undefined ? {} : { parentEssayId }),
    });
    await student.follow(body.jobId, { limitMs: 150_000 });
    return body.essayId;
  };
  const isTooWide = (): Promise<boolean> =>
    page.locator('html').evaluate((html): boolean => html.scrollWidth > html.clientWidth);

  beforeAll(async () => {
    student = await registerUser(bed.product.url, 'naledi');
    page = await openSignedIn(bed.browser, bed.product.url, student, { width: 1320, height: 900 });
  }, 240_000);

  test('a student without an analysis is invited to write', async () => {
    await page.goto(`${bed.product.url}/progress`);
    await page.getByRole('heading', { name: 'No progress yet' }).waitFor();
    expect(await axeFaultsInBothThemes(page)).toEqual([]);
  }, 120_000);

  test('a suggestion that is ticked off stays so after a reload', async () => {
    essayId = await analyse(DENSE_ESSAY);
    await page.goto(`${bed.product.url}/essays/${essayId}`);
    const list = page.getByRole('region', { name: 'What to improve next' });
    await list.waitFor();
    const sent = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await list.getByRole('checkbox').first().focus();
    await page.keyboard.press('Space');
    expect((await sent).status()).toBe(200);
    expect(await axeFaultsInBothThemes(page, '.suggestions')).toEqual([]);
    await page.reload();
    await list.getByText(/^1 of \d done$/).waitFor();
    expect(await list.getByRole('checkbox').first().isChecked()).toBe(true);
  }, 240_000);

  test('the progress page joins the drafts of an essay, and each chart has a table', async () => {
    await analyse(DENSE_ESSAY.replace('Everyone knows', 'Four of five pupils say'), essayId);
    await analyse(SAMPLE_ESSAY);
    await page.goto(`${bed.product.url}/essays`);
    await page.getByRole('link', { name: 'Your progress' }).click();
    const chart = page.getByRole('img', { name: /^3 overall scores/ });
    await chart.waitFor();
    expect(await chart.locator('polyline').count()).toBe(1);
    expect(await page.getByRole('table').count()).toBe(2);
    expect(await axeFaultsInBothThemes(page)).toEqual([]);
    await page.getByRole('table').first().getByRole('link').first().click();
    await page.getByRole('region', { name: 'What to improve next' }).waitFor();
  }, 240_000);

  test('the statement of use covers every draft, and is saved as a text file', async () => {
    await page.getByRole('link', { name: 'Statement of use' }).click();
    await page.getByRole('heading', { name: 'What the student decided' }).waitFor();
    expect(await axeFaultsInBothThemes(page)).toEqual([]);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as text' }).click();
    expect((await saved).suggestedFilename()).toBe('statement-of-use.txt');
  }, 120_000);

  test('fits a phone', async () => {
    await page.setViewportSize(PHONE);
    await page.goto(`${bed.product.url}/progress`);
    await page.getByRole('img', { name: /^3 overall scores/ }).waitFor();
    expect(await isTooWide()).toBe(false);
    expect(await axeFaultsInBothThemes(page)).toEqual([]);
  }, 120_000);
});
