import { beforeAll, expect, test } from '@jest/globals';
import type { EssayCard } from '@argint/contracts';
import { call, registerUser, SAMPLE_ESSAY, type TestUser } from '@argint/testkit';
import type { Page } from 'playwright-core';
import { describeWithBrowser } from './testing/describe-with-browser.ts';
import { productInBrowser } from './testing/product-in-browser.ts';
import { runAdmin } from './testing/run-admin.ts';
import { openSignedIn } from './testing/signed-in-page.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

describeWithBrowser('the history of a Single Essay', (chromium) => {
  const bed = productInBrowser(chromium);
  let student: TestUser;
  let page: Page;
  /** The days that the price card sells. */
  let sold: number;

  const grantSingle = async (): Promise<void> => {
    const { email } = student.account;
    const { status } = await runAdmin(bed.dir, 'grant', '--email', email, '--plan', 'single');
    expect(status).toBe(0);
  };
  /** Days for which the product keeps an essay that is analysed now, as its list of essays says. */
  const analyse = async (analysisType = 'comprehensive'): Promise<number> => {
    const { body } = await student.start(SAMPLE_ESSAY, { analysisType });
    await student.follow(body.jobId, { limitMs: 90_000 });
    const { token } = student;
    const list = await call<{ data: EssayCard[] }>(bed.product.url, '/api/essays', { token });
    const card = list.body.data.find(({ id }) => id === body.essayId);
    return (Date.parse(card?.retainUntil ?? '') - Date.parse(card?.createdAt ?? '')) / DAY_MS;
  };

  beforeAll(async () => {
    student = await registerUser(bed.product.url, 'naledi');
    page = await openSignedIn(bed.browser, bed.product.url, student);
  }, 60_000);

  test('is 7 days on the price card and in the order', async () => {
    const plan = page.getByRole('listitem').filter({ hasText: 'Single Essay' });
    const words = await plan.getByText(/-day history$/).innerText();
    sold = Number.parseInt(words, 10);
    expect(sold).toBe(7);
    await plan.getByRole('button', { name: 'Pay with PayFast' }).click();
    await page.getByRole('dialog', { name: 'Review your order' }).getByText(words).waitFor();
  }, 60_000);

  test.each(['/privacy-policy', '/terms-of-service', '/data-protection'])(
    'is what %s says',
    async (path) => {
      await page.goto(bed.product.url + path);
      await page.getByText(`Single Essay: ${sold} days.`).waitFor();
      await page.getByText('Free accounts: 30 days.').waitFor();
    },
    60_000,
  );

  test('is what is kept, of the last analysis too, once the trial is used up', async () => {
    expect([await analyse(), await analyse()]).toEqual([30, 30]);
    await grantSingle();
    expect([await analyse(), await analyse()]).toEqual([sold, sold]);
  }, 240_000);

  test('does not shorten a free reading, which has the time of a free account', async () => {
    await grantSingle();
    expect(await analyse('simple')).toBe(30);
  }, 120_000);
});
