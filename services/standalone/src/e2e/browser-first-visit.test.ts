import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeWithBrowser } from './testing/describe-with-browser.ts';
import { measureLayoutShifts, movedTooFar } from './testing/layout-shift.ts';
import { productInBrowser } from './testing/product-in-browser.ts';

/** Script a visitor who does nothing may load, in bytes of gzip: the sign-in prompt is part of it. */
const SCRIPT_BUDGET = 200_000;

describeWithBrowser('a first visit', (chromium) => {
  const bed = productInBrowser(chromium);

  /** Opens a page cold and waits until nothing more of it loads. */
  const visit = async (path: string, width: number, settled: (page: Page) => Promise<unknown>) => {
    const page = await (
      await bed.browser.newContext({ viewport: { width, height: 844 } })
    ).newPage();
    const scripts = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.set(
        response.url(),
        response.body().then((body) => gzipSync(body).length),
      );
    });
    await measureLayoutShifts(page);
    await page.goto(bed.product.url + path);
    await settled(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate('document.fonts.ready.then(() => null)');
    const sizes = await Promise.all(scripts.values());
    const moved = await movedTooFar(page);
    await page.context().close();
    return {
      bytes: sizes.reduce((all, size) => all + size, 0),
      moved,
    };
  };
  const untilPrompt = (page: Page) => page.getByRole('dialog').waitFor();
  const untilForm = (page: Page) => page.getByRole('textbox', { name: 'Email' }).waitFor();

  test('of the home page loads at most 200 kB of script, the sign-in prompt included', async () => {
    const { bytes } = await visit('/', 390, untilPrompt);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(SCRIPT_BUDGET);
  }, 60_000);

  test.each([
    ['/', 390, untilPrompt],
    ['/', 1_320, untilPrompt],
    ['/login', 390, untilForm],
    ['/login', 1_320, untilForm],
  ] as const)(
    'of %s at %d px moves nothing',
    async (path, width, settled) => {
      const { moved } = await visit(path, width, settled);
      expect(moved).toEqual([]);
    },
    60_000,
  );
});
