import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  launchChromium,
  launchStandalone,
  registerUser,
  signIn,
  tempDir,
  type Product,
  type TestUser,
} from '@argint/testkit';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { DENSE_ESSAY, DENSE_QUESTION } from './testing/dense-essay.ts';
import { describeWithBrowser } from './testing/describe-with-browser.ts';
import { openSignedIn } from './testing/signed-in-page.ts';

const PHONE = { width: 390, height: 844 };

/** The faults that axe finds on the page, in both themes. */
const axeFaults = async (page: Page): Promise<string[]> => {
  const faults: string[] = [];
  // Light last, so that the page is left as it was.
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.locator(`html[data-theme="${theme}"]`).evaluate(async (html) => {
      const window = html.ownerDocument.defaultView;
      for (let frame = 0; frame < 2; frame += 1) {
        await new Promise((done) => window.requestAnimationFrame(done));
      }
      // A colour that is still changing has a contrast of its own.
      const changing = html
        .getAnimations({ subtree: true })
        .filter((one: object) => one instanceof window.CSSTransition);
      await Promise.allSettled(changing.map((one: { finished: Promise<unknown> }) => one.finished));
    });
    await page.evaluate(axe.source);
    const found = await page.evaluate(async () => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    });
    faults.push(...found.map((fault) => `${theme} ${fault}`));
  }
  return faults;
};

describeWithBrowser('the second draft', (chromium) => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let product: Product;
  let browser: Browser;
  let student: TestUser;
  let page: Page;
  let firstAddress: string;

  beforeAll(async () => {
    dir = await tempDir();
    product = await launchStandalone(dir.path, { GRAMMAR: 'off' });
    browser = await launchChromium(chromium);
    student = await registerUser(product.url, 'naledi');
    const { body } = await student.start(DENSE_ESSAY, { question: DENSE_QUESTION });
    await student.follow(body.jobId);
    firstAddress = `${product.url}/essays/${body.essayId}`;
    page = await openSignedIn(browser, product.url, student, { width: 1320, height: 900 });
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await dir.remove();
  });

  /** The critique that is decided as intended: its words stay in the second draft. */
  let intended: string;
  const dealtWith = (of: Page): Promise<string> => of.getByText(/dealt with$/).innerText();

  test('what is decided about three critiques is kept by the server', async () => {
    await page.goto(firstAddress);
    const marks = page.locator('[data-critique]');
    await marks.first().waitFor();
    for (const key of ['r', 'r', 'i']) {
      const sent = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
      await page.keyboard.press('n');
      await page.keyboard.press(key);
      expect((await sent).status()).toBe(200);
    }
    intended = (await page.locator('.critique--open blockquote').first().innerText()).trim();
    await page.reload();
    await marks.first().waitFor();
    expect(await dealtWith(page)).toMatch(/^3 of \d+ dealt with$/);
  }, 120_000);

  test('the second draft opens with the open critiques beside it, and is analysed', async () => {
    await page.getByRole('button', { name: 'Write the second draft' }).click();
    const notes = page.getByRole('list', { name: /^Open critiques/ });
    await notes.waitFor();
    const editor = page.getByRole('textbox', { name: 'Essay Text' });
    expect(await editor.inputValue()).toBe(DENSE_ESSAY);
    expect(await axeFaults(page)).toEqual([]);
    await editor.fill(
      DENSE_ESSAY.replace(
        'Everyone knows that internet is the best teacher.',
        'In my class, four of five pupils look facts up online before they ask the teacher.',
      ),
    );
    await page.getByText('words changed').first().waitFor();
    await page.getByRole('button', { name: 'Analyse my essay' }).click();
    await page.getByRole('region', { name: 'Since draft 1' }).waitFor({ timeout: 120_000 });
  }, 180_000);

  test('is compared with the first, and keeps the decision where the words still stand', async () => {
    await page.goto(`${product.url}/essays`);
    await page.getByText('Draft 2', { exact: true }).waitFor();
    expect(await page.locator('.essay-card').count()).toBe(1);
    await page.getByRole('link', { name: 'View Analysis' }).click();
    const since = page.getByRole('region', { name: 'Since draft 1' });
    await since.waitFor();
    expect(await since.getByRole('heading', { name: /Resolved$/ }).innerText()).toMatch(/^[1-9]/);
    await since.getByRole('button', { name: 'Show the words that changed' }).click();
    expect(await since.locator('ins').first().innerText()).toContain('class');
    expect(await axeFaults(page)).toEqual([]);
    expect(await dealtWith(page)).toMatch(/^1 of \d+ dealt with$/);
    const kept = page.locator('[data-critique][aria-label*="Marked as intended"]');
    expect(await kept.first().innerText()).toContain(intended.slice(0, 10));
  }, 120_000);

  test('another browser sees the same states, also on a phone', async () => {
    const again = await signIn(product.url, student);
    const other = await openSignedIn(browser, product.url, again, PHONE);
    await other.goto(firstAddress);
    await other.locator('[data-critique]').first().waitFor();
    await other.getByText('3 of', { exact: false }).first().waitFor();
    expect(await dealtWith(other)).toMatch(/^3 of \d+ dealt with$/);
    expect(await axeFaults(other)).toEqual([]);
    const isTooWide = await other
      .locator('html')
      .evaluate((html): boolean => html.scrollWidth > html.clientWidth);
    expect(isTooWide).toBe(false);
    await other.context().close();
  }, 120_000);
});
