import { expect, test } from '@jest/globals';
import { registerUser, SAMPLE_ESSAY } from '@argint/testkit';
import type { Page, Route } from 'playwright-core';
import { describeWithBrowser } from './testing/describe-with-browser.ts';
import { productInBrowser } from './testing/product-in-browser.ts';
import { openSignedIn } from './testing/signed-in-page.ts';

const DENIED = 'Access denied. Please check your subscription.';
const answer = (status: number, error: string, code: string) => (route: Route) =>
  route.fulfill({ status, json: { success: false, error, code, requestId: 'r-1' } });

describeWithBrowser('sending an essay', (chromium) => {
  const bed = productInBrowser(chromium);

  /** Opens the home page, whose header has checked access once, with an essay in the form. */
  const openWithEssay = async (name: string): Promise<Page> => {
    const student = await registerUser(bed.product.url, name);
    const page = await openSignedIn(bed.browser, bed.product.url, student);
    await page.getByRole('banner').getByRole('link', { name: '2 analyses left' }).waitFor();
    await page.getByRole('textbox', { name: 'Essay Text' }).fill(SAMPLE_ESSAY);
    await page.getByText('quality out of 100').waitFor();
    return page;
  };
  const send = (page: Page) => page.getByRole('button', { name: 'Analyse my essay' }).click();
  /** The starts of an analysis that the page sends from now on. */
  const startsOf = (page: Page): string[] => {
    const starts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/essays/analyze/start')) starts.push(request.method());
    });
    return starts;
  };

  test.each([
    ['a 403', answer(403, DENIED, 'FORBIDDEN'), DENIED],
    ['a 403 without a reason', (route: Route) => route.fulfill({ status: 403, body: '' }), DENIED],
    ['a 500', answer(500, 'It broke.', 'INTERNAL'), 'It broke.'],
    ['no network', (route: Route) => route.abort(), 'Network error. Please check your connection.'],
  ])(
    'stops when the access check answers with %s, although an earlier one went well',
    async (what, fail, words) => {
      const page = await openWithEssay(`access-${what.replaceAll(' ', '-')}`);
      const starts = startsOf(page);
      await page.route('**/api/check-access', fail);
      await send(page);
      const toast = page.getByRole('alert').filter({ hasText: 'Access Check Failed' });
      await toast.getByText(words).waitFor();
      expect(starts).toEqual([]);
      await page.unroute('**/api/check-access');
      await send(page);
      await page.getByText('Analysis Complete - Results Ready').waitFor({ timeout: 90_000 });
      expect(starts).toEqual(['POST']);
      await page.context().close();
    },
    120_000,
  );

  test.each([
    ['a 403 without a reason', { status: 403, body: '' }, DENIED],
    [
      'a page of HTML',
      { status: 502, body: '<html>Bad gateway</html>' },
      'Failed to start analysis',
    ],
  ])(
    'says why when the start answers with %s',
    async (what, refusal, words) => {
      const page = await openWithEssay(`start-${what.replaceAll(' ', '-')}`);
      await page.route('**/api/essays/analyze/start', (route) => route.fulfill(refusal));
      await send(page);
      await page.getByRole('heading', { name: 'The analysis did not start' }).waitFor();
      await page.getByText(words, { exact: true }).waitFor();
      await page.context().close();
    },
    60_000,
  );
});
