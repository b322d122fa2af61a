import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { launchChromium, launchStandalone, tempDir, type Product } from '@argint/testkit';
import type { Browser, Page } from 'playwright-core';
import { describeWithBrowser } from './testing/describe-with-browser.ts';

/** Script a visitor who does nothing may load, in bytes of gzip: the sign-in prompt is part of it. */
const SCRIPT_BUDGET = 200_000;
/** Most the page may move while it loads (cumulative layout shift). */
const SHIFT_BUDGET = 0.02;

const WATCH_SHIFTS = `
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

describeWithBrowser('a first visit', (chromium) => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let product: Product;
  let browser: Browser;
  beforeAll(async () => {
    dir = await tempDir();
    product = await launchStandalone(dir.path);
    browser = await launchChromium(chromium);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await dir.remove();
  });

  /** Opens a page cold and waits until nothing more of it loads. */
  const visit = async (path: string, width: number, settled: (page: Page) => Promise<unknown>) => {
    const page = await (await browser.newContext({ viewport: { width, height: 844 } })).newPage();
    const scripts = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.set(
        response.url(),
        response.body().then((body) => gzipSync(body).length),
      );
    });
    await page.addInitScript(WATCH_SHIFTS);
    await page.goto(product.url + path);
    await settled(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate('document.fonts.ready.then(() => null)');
    const sizes = await Promise.all(scripts.values());
    const shifted = await page.evaluate<number>('window.shifted');
    await page.context().close();
    return { bytes: sizes.reduce((sum, size) => sum + size, 0), shifted };
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
      const { shifted } = await visit(path, width, settled);
      expect(shifted).toBeLessThan(SHIFT_BUDGET);
    },
    60_000,
  );
});
