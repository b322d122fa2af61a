import { expect, test } from '@jest/globals';
import { registerUser, SAMPLE_ESSAY } from '@argint/testkit';
import type { Page } from 'playwright-core';
import { DENSE_ESSAY, DENSE_QUESTION } from './testing/dense-essay.ts';
import { describeWithBrowser } from './testing/describe-with-browser.ts';
import { productInBrowser } from './testing/product-in-browser.ts';
import { openSignedIn } from './testing/signed-in-page.ts';
import { tabTo } from './testing/tab-to.ts';

/** How long an analysis may take, in ms, also on a busy machine. */
const ANALYSIS_MS = 90_000;
const PHONE = { width: 390, height: 844 };
/** A card as the list of essays has it. */
const card = (number: number) => ({
  id: `e${number}`,
  title: `Essay ${number}`,
  question: null,
  content: 'Water is life, and nobody pays for it. '.repeat(5),
  wordCount: 900,
  createdAt: '2026-11-01T00:00:00.000Z',
  status: 'completed',
  draftNumber: 1,
  groupId: `e${number}`,
  parentEssayId: null,
});

/** Answers the list of essays with this many, in pages. */
const withEssays = async (page: Page, count: number): Promise<void> => {
  const all = Array.from({ length: count }, (_, at) => card(at + 1));
  await page.route('**/api/essays?*', async (route) => {
    const { searchParams } = new URL(route.request().url());
    const from = Number(searchParams.get('cursor') ?? 0);
    const to = from + Number(searchParams.get('limit') ?? count);
    const nextCursor = to < count ? String(to) : null;
    await route.fulfill({ json: { success: true, data: all.slice(from, to), nextCursor } });
  });
};

describeWithBrowser('a student', (chromium) => {
  const bed = productInBrowser(chromium);
  const open = async (name: string, viewport?: typeof PHONE) => {
    const student = await registerUser(bed.product.url, name);
    const page = await openSignedIn(bed.browser, bed.product.url, student, viewport, !!viewport);
    return { student, page };
  };
  const editor = (page: Page) => page.getByRole('textbox', { name: 'Essay Text' });

  test('who reloads before the start is answered finds one analysis, for one credit', async () => {
    const { page } = await open('naledi');
    const starts: string[] = [];
    await page.route('**/api/essays/analyze/start', async (route) => {
      starts.push(route.request().headers()['idempotency-key'] ?? '');
      // The server has it, and the page goes before the answer comes.
      const answer = await route.fetch();
      if (starts.length > 1) await route.fulfill({ response: answer });
    });
    await editor(page).fill(DENSE_ESSAY);
    await page.getByText(/ words, uses 1 of your 2 analyses/).waitFor();
    const sent = page.waitForRequest('**/api/essays/analyze/start');
    await page.getByRole('button', { name: 'Analyse my essay' }).click();
    await sent;
    await page.reload();
    await page.getByText('Analysis Complete - Results Ready').waitFor({ timeout: ANALYSIS_MS });
    expect(new Set(starts).size).toBe(1);
    await page
      .getByRole('banner')
      .getByText(/^1 analysis left/)
      .waitFor();
    await page.getByRole('link', { name: 'My Essays' }).click();
    await page.getByRole('heading', { name: 'Your Essays' }).waitFor();
    expect(await page.getByRole('article').count()).toBe(1);
    await page.context().close();
  }, 180_000);

  test('whose session has expired signs in again in place, and the text is still there', async () => {
    const { student, page } = await open('sipho');
    await editor(page).fill(SAMPLE_ESSAY);
    await page.getByText('quality out of 100').waitFor();
    await page.goto(`${bed.product.url}/essays`);
    await page.getByRole('heading', { name: 'No essays yet' }).waitFor();
    await page.evaluate(() => {
      const expired = btoa(JSON.stringify({ exp: 1_000 }));
      localStorage.setItem('authToken', `${btoa('{}')}.${expired}.x`);
      localStorage.removeItem('refreshToken');
    });
    await page.reload();
    await page.getByRole('heading', { name: 'Access Your Account' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/essays');
    await page.getByLabel('Email').fill(student.account.email);
    await page.getByLabel('Password').fill(student.account.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'No essays yet' }).waitFor();
    await page.getByRole('link', { name: 'Start Writing' }).click();
    expect(await editor(page).inputValue()).toBe(SAMPLE_ESSAY);
    await page.context().close();
  }, 120_000);

  test('with 120 essays comes to the last of them by keyboard', async () => {
    const { page } = await open('zanele', PHONE);
    await withEssays(page, 120);
    await page.goto(`${bed.product.url}/essays`);
    await page.getByRole('button', { name: 'Show more' }).focus();
    await page.keyboard.press('Enter');
    // A list of short rows shows a hundred at a time.
    const heading = page.getByRole('heading', { name: 'Essay 101', exact: true });
    await heading.and(page.locator(':focus')).waitFor();
    expect(await page.getByRole('article').count()).toBe(120);
    const sideways = await page
      .locator('html')
      .evaluate((html) => html.scrollWidth - html.clientWidth);
    expect(sideways).toBe(0);
    await page.context().close();
  }, 120_000);

  test('writes, analyses, reads, decides and begins the second draft by keyboard alone', async () => {
    const { page } = await open('thandi');
    await tabTo(page, /^Essay Text$/);
    await page.keyboard.insertText(DENSE_ESSAY);
    await page.getByText(/ words, uses 1 of your 2 analyses/).waitFor();
    await tabTo(page, /^Analyse my essay$/);
    await page.keyboard.press('Enter');
    await page.getByText('Analysis Complete - Results Ready').waitFor({ timeout: ANALYSIS_MS });
    await page.getByRole('tab', { name: /^Critiques/ }).waitFor();
    await page.locator('[data-critique]').first().waitFor();
    // On a busy machine the page may not listen to its keys yet.
    const opened = page.locator('.critique--open');
    for (let tries = 0; tries < 10 && (await opened.count()) === 0; tries++) {
      await page.keyboard.press('n');
      await opened.waitFor({ timeout: 5_000 }).catch(() => undefined);
    }
    await opened.waitFor();
    await page.keyboard.press('f');
    await page.locator('.critique--open').getByText('Fix:').waitFor();
    await page.keyboard.press('r');
    await page.getByText(/^1 of \d+ dealt with$/).waitFor();
    await page.keyboard.press('Escape');
    await tabTo(page, /^Write the second draft$/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/#essay-form');
    await page.getByText(/^Draft 2 of/).waitFor();
    await tabTo(page, /^Essay Text$/);
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText(' Phones are tools.');
    expect(await editor(page).inputValue()).toMatch(/Phones are tools\.$/);
    await page.context().close();
  }, 180_000);

  test('on a phone goes through the critiques in the sheet, and drags it closed', async () => {
    const { student, page } = await open('lindiwe', PHONE);
    const { body } = await student.start(DENSE_ESSAY, { question: DENSE_QUESTION });
    await student.follow(body.jobId);
    await page.goto(`${bed.product.url}/essays/${body.essayId}`);
    // The first mark may be a further place of a critique that stands later.
    await page.locator('[data-critique]:not([data-critique*="@"])').first().click();
    const sheet = page.getByRole('region', { name: 'Critique' });
    const position = await sheet.getByText(/^\d+ of \d+$/).innerText();
    await sheet.getByRole('button', { name: 'Next critique' }).click();
    await sheet.getByText(new RegExp(`^${Number.parseInt(position) + 1} of \\d+$`)).waitFor();
    const drag = async (by: number): Promise<void> => {
      const box = await sheet.getByText(/^\d+ of \d+$/).boundingBox();
      const [x, y] = [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y + by, { steps: 4 });
      await page.mouse.up();
    };
    const before = (await sheet.boundingBox())?.y ?? 0;
    await drag(-120);
    await page.locator('.sheet--tall').waitFor();
    expect((await sheet.boundingBox())?.y ?? 0).toBeLessThanOrEqual(before);
    await drag(200);
    await page.locator('.sheet:not(.sheet--tall)').waitFor();
    await drag(200);
    await sheet.waitFor({ state: 'detached' });
    await page.context().close();
  }, 180_000);
});
