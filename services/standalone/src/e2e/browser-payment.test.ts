import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { registerUser, startFakePayfast, type FakePayfast, type TestUser } from '@argint/testkit';
import type { Page } from 'playwright-core';
import { axeFaultsInBothThemes } from './testing/axe-faults.ts';
import { describeWithBrowser } from './testing/describe-with-browser.ts';
import { productInBrowser } from './testing/product-in-browser.ts';
import { openSignedIn } from './testing/signed-in-page.ts';

describeWithBrowser('paying with PayFast', (chromium) => {
  let provider: FakePayfast;
  beforeAll(async () => {
    provider = await startFakePayfast();
  });
  const bed = productInBrowser(chromium, () => provider.env);
  afterAll(() => provider.close());

  const open = async (name: string): Promise<{ student: TestUser; page: Page }> => {
    const student = await registerUser(bed.product.url, name);
    return { student, page: await openSignedIn(bed.browser, bed.product.url, student) };
  };
  /** Chooses a plan on the home page and goes on to the provider. */
  const order = async (page: Page, plan: string): Promise<void> => {
    await page.goto(`${bed.product.url}/#pricing`);
    const card = page.locator('.pricing > li', { has: page.getByRole('heading', { name: plan }) });
    await card.getByRole('button', { name: 'Pay with PayFast' }).click();
    const review = page.getByRole('dialog', { name: 'Review your order' });
    // By key: while the dialog still grows, a mouse may press on the button and release beside it.
    await review.getByRole('button', { name: 'Pay with PayFast' }).press('Enter');
    await page.getByRole('button', { name: 'Pay now' }).waitFor();
  };

  test('a student orders a plan, pays it, sees it in the profile, and cancels it', async () => {
    const { page } = await open('palesa');
    await order(page, 'Standard');
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await page.getByText('You bought Standard for R\u00A0180,00: 12 analyses.').waitFor();
    expect(await axeFaultsInBothThemes(page)).toEqual([]);

    await page.getByRole('link', { name: 'View Subscription' }).click();
    await page.getByText('Next Billing').waitFor();
    expect(await axeFaultsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel Subscription' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel Subscription' });
    await dialog.getByLabel('Reason (optional)').fill('Too expensive');
    expect(await axeFaultsInBothThemes(page, '.ant-modal')).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel Subscription' }).click();
    await page.getByText('Reason: Too expensive').waitFor();
    expect(await page.getByText('Next Billing').count()).toBe(0);

    await page.getByRole('tab', { name: 'Billing' }).click();
    await page.getByRole('cell', { name: 'complete' }).waitFor();
    await page.getByRole('heading', { name: 'Billing Summary' }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export Data' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^billing_export_\d{4}-\d\d-\d\d\.json$/);
    const { payments } = JSON.parse(await readFile(await file.path(), 'utf8')) as {
      payments: object[];
    };
    expect(payments).toMatchObject([{ amount: '180.00', subscriptionType: 'standard' }]);
    expect(await axeFaultsInBothThemes(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    const scroll = await page
      .locator('html')
      .evaluate((html) => html.scrollWidth - html.clientWidth);
    expect(scroll).toBe(0);
    await page.context().close();
  }, 120_000);

  test('the page waits for a late notice, and a changed or foreign one brings nothing', async () => {
    const { page } = await open('kagiso');
    provider.noticeWhenPaid = 'never';
    await order(page, 'Single Essay');
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.getByRole('heading', { name: 'Waiting for PayFast' }).waitFor();
    const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
    const cheap = await provider.send(provider.notice(orderId, { amount_gross: '1.00' }));
    const foreign = await provider.send(provider.notice(orderId), { from: '127.0.0.2' });
    const unknown = await provider.send(provider.notice(orderId), { confirmed: false });
    expect([cheap.status, foreign.status, unknown.status]).toEqual([400, 400, 400]);
    const notice = provider.notice(orderId);
    const first = await provider.send(notice);
    const again = await provider.send(notice);
    expect([first.status, again.status]).toEqual([200, 200]);
    await page.getByText('You bought Single Essay for R\u00A025,00: 2 analyses.').waitFor();
    provider.noticeWhenPaid = 'at once';
    await page.context().close();
  }, 120_000);

  test('coming back without paying keeps the essay and offers the order again', async () => {
    const { page, student } = await open('sizwe');
    const essay = page.getByRole('textbox', { name: 'Essay Text' });
    await essay.fill('Water should have a price that everyone can pay.');
    await order(page, 'Single Essay');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('heading', { name: 'Payment cancelled' }).waitFor();
    await page.getByText('You have not paid for Single Essay', { exact: false }).waitFor();
    expect(await axeFaultsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Try Again' }).click();
    const review = page.getByRole('dialog', { name: 'Review your order' });
    await review.getByRole('button', { name: 'Back', exact: true }).press('Enter');
    await review.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Back to your essay' }).click();
    await essay.waitFor();
    expect(await essay.inputValue()).toContain('Water should have a price');
    // Another device knows nothing of it but what the server kept.
    const elsewhere = await openSignedIn(bed.browser, bed.product.url, student);
    await elsewhere.goto(`${bed.product.url}/payment-cancel`);
    await elsewhere.getByRole('link', { name: 'Back to your essay' }).click();
    const there = elsewhere.getByRole('textbox', { name: 'Essay Text' });
    await there.waitFor();
    expect(await there.inputValue()).toContain('Water should have a price');
    await there.fill('Another text.');
    await elsewhere.getByRole('region', { name: 'Essay kept for your payment' }).waitFor();
    expect(await axeFaultsInBothThemes(elsewhere)).toEqual([]);
    await elsewhere.context().close();
    await page.context().close();
  }, 120_000);
});
