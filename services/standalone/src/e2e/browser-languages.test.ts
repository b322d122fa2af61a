import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { registerUser, type TestUser } from '@argint/testkit';
import type { Page } from 'playwright-core';
import { axeFaults } from './testing/axe-faults.ts';
import { DENSE_ESSAY, DENSE_QUESTION } from './testing/dense-essay.ts';
import { describeWithBrowser } from './testing/describe-with-browser.ts';
import { productInBrowser } from './testing/product-in-browser.ts';
import { runAdmin } from './testing/run-admin.ts';
import { openSignedIn } from './testing/signed-in-page.ts';

/** How long an analysis may take, in ms, also on a busy machine. */
const ANALYSIS_MS = 90_000;

/** Elements whose own words are wider than they are, where they are neither cut on purpose nor scrolled. */
const overflowing = (page: Page): Promise<string[]> =>
  page.locator('body').evaluate((body) => {
    const window = body.ownerDocument.defaultView;
    if (!window) return ['no window'];
    const root = body.ownerDocument.documentElement;
    const wide = root.scrollWidth > window.innerWidth ? ['the page'] : [];
    const parts = [...body.querySelectorAll('*')].filter((part) => {
      const hasWords = [...part.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      );
      const { overflowX, textOverflow } = window.getComputedStyle(part);
      const mayBeCut =
        textOverflow === 'ellipsis' ||
        /auto|scroll/.test(overflowX) ||
        part.closest('.visually-hidden, .skip-link') !== null;
      return hasWords && !mayBeCut && part.scrollWidth > part.clientWidth && part.clientWidth > 0;
    });
    return [...wide, ...parts.map((part) => `${part.className}: ${part.textContent}`)];
  });

describeWithBrowser('the page in its other languages', (chromium) => {
  const bed = productInBrowser(chromium);
  let student: TestUser;
  let essayId: string;
  beforeAll(async () => {
    student = await registerUser(bed.product.url, 'naledi');
    const { body } = await student.start(DENSE_ESSAY, {
      analysisType: 'comprehensive',
      question: DENSE_QUESTION,
    });
    ({ essayId } = body as { essayId: string });
    await student.follow(body.jobId);
    await runAdmin(bed.dir, 'grant', '--email', student.account.email, '--plan', 'unlimited');
  }, ANALYSIS_MS);

  const PAGES = [
    '/',
    '/sample',
    '/essays',
    '/essays/{id}',
    '/essays/{id}#scores',
    '/essays/{id}#thinking',
    '/essays/{id}/ai-use',
    '/premium-analysis',
    '/security-audit',
    '/terms-of-service',
    '/how-we-score',
  ];
  const FEW_PAGES = ['/essays/{id}', '/profile'];
  const MAIN_PAGES = [
    '/',
    '/essays',
    '/essays/{id}',
    '/essays/{id}#scores',
    '/progress',
    '/profile',
  ];

  describe.each([
    ['de', 1_024, PAGES],
    ['de', 390, PAGES],
    ['af', 390, MAIN_PAGES],
    ['zu', 390, MAIN_PAGES],
    ['zu', 1_280, MAIN_PAGES],
    ['xh', 390, FEW_PAGES],
    ['es', 390, FEW_PAGES],
    ['fr', 390, FEW_PAGES],
  ])('in %s at %i px', (language, width, addresses) => {
    let page: Page;
    beforeAll(async () => {
      page = await openSignedIn(bed.browser, bed.product.url, student, { width, height: 900 });
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    }, 60_000);
    afterAll(() => page.context().close());

    test.each(addresses)(
      '%s has no word that leaves its place, and axe finds nothing',
      async (address) => {
        // A new fragment alone would not load the page again.
        await page.goto('about:blank');
        await page.goto(bed.product.url + address.replace('{id}', essayId));
        await page.locator(`html[lang="${language}"] #main h1`).waitFor();
        await page.waitForLoadState('networkidle');
        expect(await overflowing(page)).toEqual([]);
        // What axe finds in a language does not depend on the width.
        if (width === 390) expect(await axeFaults(page)).toEqual([]);
      },
      60_000,
    );
  });
});
