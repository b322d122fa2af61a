import { expect, test } from '@jest/globals';
import { call, registerUser, SAMPLE_ESSAY, type TestUser } from '@argint/testkit';
import type { Page } from 'playwright-core';
import { describeWithBrowser } from './testing/describe-with-browser.ts';
import { productInBrowser } from './testing/product-in-browser.ts';
import { openSignedIn } from './testing/signed-in-page.ts';

describeWithBrowser('a reload while an analysis starts', (chromium) => {
  const bed = productInBrowser(chromium);

  /** Opens a page with a new student signed in and an essay in the form whose analysis costs one credit. */
  const openForm = async (name: string): Promise<{ student: TestUser; page: Page }> => {
    const student = await registerUser(bed.product.url, name);
    const page = await openSignedIn(bed.browser, bed.product.url, student);
    await page.getByRole('textbox', { name: 'Essay Text' }).fill(SAMPLE_ESSAY);
    await page.getByText('quality out of 100').waitFor();
    const full = page.getByRole('button', { name: 'Use the full analysis anyway' });
    if (await full.isVisible()) await full.click();
    return { student, page };
  };

  /**
   * Holds the first request that starts an analysis. `before`: it never reaches the server.
   * `after`: the server takes it, but its answer never reaches the page.
   */
  const holdFirstStart = async (page: Page, when: 'before' | 'after') => {
    let held: () => void = () => undefined;
    const reached = new Promise<void>((done) => {
      held = done;
    });
    let first = true;
    await page.route('**/api/essays/analyze/start', async (route) => {
      if (!first) return route.continue();
      first = false;
      if (when === 'after') await route.fetch();
      held();
    });
    return { reached };
  };

  test.each(['before', 'after'] as const)(
    '%s the server has the essay leads to one job for one credit',
    async (when) => {
      const { student, page } = await openForm(`naledi-${when}`);
      const credits = async (): Promise<number | null> =>
        (await student.access()).body.data.analysesRemaining;
      const before = await credits();
      const { reached } = await holdFirstStart(page, when);
      await page.getByRole('button', { name: 'Analyse my essay' }).click();
      await reached;
      await page.reload();
      await page.getByText('Analysis Complete - Results Ready').waitFor();
      const { body } = await call<{ data: { jobId: string; status: string }[] }>(
        bed.product.url,
        '/api/essays/analyze/jobs',
        { token: student.token },
      );
      expect(body.data.map(({ status }) => status)).toEqual(['completed']);
      expect(await credits()).toBe((before ?? 0) - 1);
      await page.getByRole('link', { name: 'Argument Intelligence, home' }).click();
      expect(await page.getByRole('textbox', { name: 'Essay Text' }).inputValue()).toBe(
        SAMPLE_ESSAY,
      );
      await page.context().close();
    },
    60_000,
  );
});
