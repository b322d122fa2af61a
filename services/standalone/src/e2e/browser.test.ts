import { beforeAll, expect, test } from '@jest/globals';
import { SAMPLE_ESSAY, SAMPLE_QUESTION } from '@argint/testkit';
import type { Page } from 'playwright-core';
import { describeWithBrowser } from './testing/describe-with-browser.ts';
import { productInBrowser } from './testing/product-in-browser.ts';

describeWithBrowser('a student with a real browser', (chromium) => {
  const bed = productInBrowser(chromium, { GRAMMAR: 'on' });
  let page: Page;
  const pageErrors: string[] = [];
  const asked = new Set<string>();

  const analysis = () => page.getByRole('main');
  const expectCritiques = async (): Promise<void> => {
    await analysis().getByText('To fix first').waitFor();
    expect(await analysis().locator('mark').count()).toBeGreaterThan(3);
    expect(await analysis().locator('mark', { hasText: 'could of' }).count()).toBe(1);
  };

  beforeAll(async () => {
    const context = await bed.browser.newContext({ viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => pageErrors.push(String(error)));
    page.context().on('request', (request) => asked.add(request.url()));
    page.on('websocket', (socket) => asked.add(socket.url()));
    page.on('console', (message) => {
      if (message.type() === 'error') pageErrors.push(message.text());
    });
  }, 60_000);

  test('registers and sees the welcome once', async () => {
    await page.goto(`${bed.product.url}/login`);
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

  test('submits an essay, sees the progress, and opens a critique by its words in the essay', async () => {
    await page.getByRole('tab', { name: 'Essay Question' }).click();
    await page.getByRole('tabpanel').getByRole('textbox').fill(SAMPLE_QUESTION);
    await page.getByRole('tab', { name: 'Essay Text' }).click();
    await page.getByRole('tabpanel').getByRole('textbox').fill(SAMPLE_ESSAY);
    await page.getByText('quality out of 100').waitFor();
    await page.getByRole('button', { name: 'Analyse my essay' }).click();
    // It stands among the details, which are closed.
    await page.getByRole('progressbar', { includeHidden: true }).waitFor({ state: 'attached' });
    await page.getByText('Analysis Complete - Results Ready').waitFor();
    await expectCritiques();
    await analysis().locator('mark', { hasText: 'could of' }).click();
    await analysis().getByText('Why this matters').waitFor();
  }, 60_000);

  test('still sees the critiques after a reload', async () => {
    await page.reload();
    await expectCritiques();
  }, 60_000);

  test('finds the analysis under My Essays in another tab', async () => {
    const tab = await page.context().newPage();
    await tab.goto(`${bed.product.url}/essays`);
    await tab.getByRole('link', { name: 'View Analysis' }).click();
    await tab.getByText('Analysis Feedback').first().waitFor();
    expect(await tab.locator('mark').count()).toBeGreaterThan(3);
    await tab.close();
  }, 60_000);

  test('needs no other server than its own', () => {
    const own = new URL(bed.product.url).host;
    const hosts = [...asked].map((address) => new URL(address).host);
    expect(hosts).toContain(own);
    // Addresses of data and blobs have no host.
    expect(hosts.filter((host) => host !== own && host !== '')).toEqual([]);
  });

  test('sees no error in the browser console', () => {
    expect(pageErrors).toEqual([]);
  });
});
