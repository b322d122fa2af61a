import { expect, test } from '@jest/globals';
import { registerUser } from '@argint/testkit';
import type { BrowserContext, Page } from 'playwright-core';
import { describeWithBrowser } from './testing/describe-with-browser.ts';
import { forgetLayoutShifts, measureLayoutShifts, movedTooFar } from './testing/layout-shift.ts';
import { productInBrowser } from './testing/product-in-browser.ts';
import { openSignedIn } from './testing/signed-in-page.ts';

const HEADINGS = [
  ['/', 'A careful reader, line by line.'],
  ['/login', 'Access Your Account'],
] as const;

/** Holds back every module of the page until it is released. */
const holdScripts = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** Waits in the page. Playwright's own waiting needs eval, which the page's policy forbids. */
const until = (page: Page, condition: string): Promise<unknown> =>
  page.evaluate(`new Promise((done) => {
    const look = () => (${condition} ? done(true) : requestAnimationFrame(look));
    look();
  })`);

/** What the page reports as broken: with React also HTML that it could not take over. */
const faultsOf = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (line) => {
    if (line.type() === 'error') faults.push(line.text());
  });
  return faults;
};

describeWithBrowser('the page before any script', (chromium) => {
  const bed = productInBrowser(chromium);

  /** Opens a path and stops before its scripts. */
  const openHeld = async (context: BrowserContext, path: string) => {
    const page = await context.newPage();
    const faults = faultsOf(page);
    await measureLayoutShifts(page);
    const release = await holdScripts(page);
    await page.goto(bed.product.url + path, { waitUntil: 'commit' });
    await page.locator('footer').waitFor({ state: 'attached' });
    return { page, release, faults };
  };
  /** React marks the nodes that are its own. */
  const takenOver = (page: Page): Promise<unknown> =>
    until(
      page,
      `Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__react'))`,
    );

  test.each(HEADINGS)('%s has its heading and its description in the HTML', async (path, text) => {
    const response = await fetch(bed.product.url + path);
    const html = await response.text();
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(html.replaceAll(/<(?!h1)[^>]*>/g, '')).toMatch(new RegExp(`<h1[^>]*>${text}`));
    expect(html).toContain('<meta\n      name="description"');
  });

  test.each(HEADINGS.flatMap(([path, text]) => [390, 1_320].map((width) => [path, width, text])))(
    '%s at %d px is seen before the script, in the dark too, and does not move when it comes',
    async (path, width, text) => {
      const context = await bed.browser.newContext({
        viewport: { width: Number(width), height: 844 },
        colorScheme: 'dark',
      });
      const { page, release, faults } = await openHeld(context, String(path));
      const heading = page.getByRole('heading', { level: 1, name: String(text) });
      await heading.waitFor();
      expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('dark');
      // A font that comes late may wrap a line anew: that is not the script's doing.
      await page.evaluate('document.fonts.ready.then(() => true)');
      await forgetLayoutShifts(page);
      const before = await heading.boundingBox();
      release();
      await takenOver(page);
      await page.waitForLoadState('networkidle');
      expect(await heading.boundingBox()).toEqual(before);
      expect(await movedTooFar(page)).toEqual([]);
      expect(faults).toEqual([]);
      await context.close();
    },
    60_000,
  );

  test('what a visitor types before the script is there stays, and is saved', async () => {
    const context = await bed.browser.newContext();
    const { page, release, faults } = await openHeld(context, '/');
    const field = page.getByRole('textbox', { name: 'Essay Text' });
    await field.pressSequentially('Water should be');
    release();
    await takenOver(page);
    await page.keyboard.type(' free.');
    expect(await field.inputValue()).toBe('Water should be free.');
    await until(page, `localStorage.getItem('essayDraft')?.includes('be free.')`);
    expect(faults).toEqual([]);
    await context.close();
  }, 60_000);

  test('Sign In leads to the sign-in page before the script is there', async () => {
    const context = await bed.browser.newContext();
    const { page, release } = await openHeld(context, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await page.waitForURL('**/login', { waitUntil: 'commit' });
    release();
    await page.getByRole('heading', { name: 'Access Your Account' }).waitFor();
    await context.close();
  }, 60_000);

  test('a visitor with a draft gets it, and cannot write before it is there', async () => {
    const context = await bed.browser.newContext();
    const first = await context.newPage();
    await first.goto(bed.product.url);
    await first.getByRole('textbox', { name: 'Essay Text' }).fill('My own words.');
    await until(first, `localStorage.getItem('essayDraft') !== null`);
    await first.close();
    const { page, release } = await openHeld(context, '/');
    const field = page.getByRole('textbox', { name: 'Essay Text' });
    await page.getByRole('heading', { level: 1, name: HEADINGS[0][1] }).waitFor();
    expect(await field.count()).toBe(0);
    release();
    await field.waitFor();
    expect(await field.inputValue()).toBe('My own words.');
    await context.close();
  }, 60_000);

  test('a student never sees the page of a visitor', async () => {
    const student = await registerUser(bed.product.url, 'lerato');
    const context = (await openSignedIn(bed.browser, bed.product.url, student)).context();
    for (const path of ['/', '/login']) {
      const { page, release } = await openHeld(context, path);
      expect(await page.getByRole('heading').count()).toBe(0);
      expect(await page.getByRole('link', { name: 'Try Free' }).count()).toBe(0);
      await page.getByRole('link', { name: 'Argument Intelligence, home' }).waitFor();
      release();
      await page.getByRole('button', { name: 'Sign Out' }).waitFor();
      expect([path, ...(await movedTooFar(page))]).toEqual([path]);
      await page.close();
    }
    await context.close();
  }, 60_000);
});
