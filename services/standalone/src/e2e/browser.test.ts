import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  findChromium,
  launchChromium,
  launchStandalone,
  SAMPLE_ESSAY,
  SAMPLE_QUESTION,
  tempDir,
  type Product,
} from '@argint/testkit';
import type { Browser, Page } from 'playwright-core';

const chromium = findChromium();
const built = existsSync(
  fileURLToPath(new URL('../../../../web/dist/index.html', import.meta.url)),
);
const missing =
  chromium === null
    ? 'no Chromium found; set CHROMIUM_PATH'
    : built
      ? null
      : 'web/dist is not built; run make test';
const suite = missing === null ? describe : describe.skip;

suite(`a student with a real browser${missing === null ? '' : ` [why: ${missing}]`}`, () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let product: Product;
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  // The hero shows a sample critique of its own; the student's is in this region.
  const analysis = () => page.getByRole('region', { name: 'Line-by-line analysis' });
  const readsTheCritique = async (): Promise<void> => {
    await analysis().getByText('Three to fix first').waitFor();
    expect(await analysis().locator('mark').count()).toBeGreaterThan(3);
    expect(await analysis().locator('mark', { hasText: 'Studies show' }).count()).toBe(1);
  };

  beforeAll(async () => {
    dir = await tempDir();
    product = await launchStandalone(dir.path);
    browser = await launchChromium(chromium ?? '');
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await dir.remove();
  });

  test('registers and is welcomed once', async () => {
    await page.goto(`${product.url}/login`);
    await page.getByRole('button', { name: 'Need an account? Register here' }).click();
    await page.getByLabel('First name').fill('Thandi');
    await page.getByLabel('Last name').fill('Nkosi');
    await page.getByLabel('Username').fill('thandi');
    await page.getByLabel('Email').fill('thandi@example.org');
    await page.getByLabel('Password').fill('correct horse');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByRole('button', { name: 'Get Started' }).click();
    await page.getByRole('button', { name: 'Get Started' }).waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/');
  }, 60_000);

  test('submits an essay, sees it being read, and reads a critique at its words', async () => {
    await page.getByRole('tab', { name: 'Essay Question' }).click();
    await page.getByRole('tabpanel').getByRole('textbox').fill(SAMPLE_QUESTION);
    await page.getByRole('tab', { name: 'Essay Text' }).click();
    await page.getByRole('tabpanel').getByRole('textbox').fill(SAMPLE_ESSAY);
    await page.getByText('quality, of 100').waitFor();
    await page.getByRole('button', { name: 'Analyse my essay' }).click();
    await page.getByRole('progressbar').waitFor();
    await page.getByText('Analysis Complete - Results Ready').waitFor();
    await readsTheCritique();
    await analysis().locator('mark', { hasText: 'Studies show' }).click();
    await analysis().getByText('Why this matters').waitFor();
  }, 60_000);

  test('reloads and still sees it', async () => {
    await page.reload();
    await readsTheCritique();
  }, 60_000);

  test('finds it under My Essays, in another tab too', async () => {
    const tab = await page.context().newPage();
    await tab.goto(`${product.url}/essays`);
    await tab.getByRole('link', { name: 'View Analysis' }).click();
    await tab.getByText('Analysis Feedback').first().waitFor();
    expect(await tab.locator('mark').count()).toBeGreaterThan(3);
    await tab.close();
  }, 60_000);

  test('meets no error in the console', () => {
    expect(complaints).toEqual([]);
  });
});
