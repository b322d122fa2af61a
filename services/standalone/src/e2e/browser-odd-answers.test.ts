import { beforeAll, expect, test } from '@jest/globals';
import { registerUser } from '@argint/testkit';
import type { Page } from 'playwright-core';
import { describeWithBrowser } from './testing/describe-with-browser.ts';
import { productInBrowser } from './testing/product-in-browser.ts';
import { openSignedIn } from './testing/signed-in-page.ts';

type Body = Record<string, unknown>;
const PROFILE = /\/api\/profile(?:\/subscription)?$/;

/** Answers that the specification allows and this release never gives. */
describeWithBrowser('an answer of another release', (chromium) => {
  const bed = productInBrowser(chromium);
  let page: Page;
  const faults: string[] = [];

  beforeAll(async () => {
    const student = await registerUser(bed.product.url, 'naledi');
    page = await openSignedIn(bed.browser, bed.product.url, student);
    page.on('pageerror', (error) => faults.push(String(error)));
  }, 60_000);

  /** Opens an address where the part `name` of the answers of `api` is changed. */
  const openWith = async (
    address: string,
    api: string | RegExp,
    name: string,
    change: (part: Body) => Body,
  ): Promise<void> => {
    await page.unrouteAll();
    await page.route(api, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as Record<string, Body>;
      await route.fulfill({ response, json: { ...body, [name]: change(body[name] ?? {}) } });
    });
    await page.goto(bed.product.url + address);
  };
  const expectWhole = async (): Promise<void> => {
    expect(await page.getByText('Something went wrong').count()).toBe(0);
    expect(faults.splice(0)).toEqual([]);
  };

  test.each(['once', 'quarterly', null, undefined])(
    'with the billing cycle %j is shown as a one-time plan',
    async (billingCycle) => {
      const change = (part: Body): Body => ({ ...part, billingCycle });
      await openWith('/profile?tab=subscription', PROFILE, 'subscription', change);
      await page.getByText('One-time plan').waitFor();
      await expectWhole();
    },
    60_000,
  );

  test('with an unknown plan is shown as no plan', async () => {
    const change = (part: Body): Body => ({ ...part, planType: 'team' });
    await openWith('/profile?tab=subscription', PROFILE, 'subscription', change);
    await page.getByRole('tabpanel').getByText('No Active Plan').waitFor();
    await expectWhole();
    await openWith('/', '**/api/check-access', 'data', change);
    await page.getByRole('banner').getByRole('link', { name: '2 analyses left' }).waitFor();
    await page.getByText(/0 of 3,000 words/).waitFor();
    await expectWhole();
  }, 60_000);

  test('with the figures of a security audit alone is shown', async () => {
    const change = ({ checks: _, ...figures }: Body): Body => ({ ...figures, riskLevel: 'MEDIUM' });
    await openWith('/security-audit', '**/api/security/security-audit', 'data', change);
    await page.getByText('MEDIUM').waitFor();
    await expectWhole();
  }, 60_000);
});
