import { describe, expect, test } from '@jest/globals';
import type { Locator, Page, Request } from 'playwright-core';
import { DENSE_ESSAY } from './testing/dense-essay.ts';
import { axeFaultsInBothThemes } from './testing/axe-faults.ts';
import { describeWithBrowser } from './testing/describe-with-browser.ts';
import { productInBrowser } from './testing/product-in-browser.ts';

/** The width at which the browser of the test has a touch screen, px. */
const PHONE = 390;
/** The engine is loaded and has read an essay by then, also on a busy machine, in ms. */
const READING_MS = 60_000;
/** Script that the line-by-line panel and its figures may load, in bytes as they are sent. */
const ENGINE_BUDGET = 900_000;
/** Presses of Tab from the top of the landing page to a mended word, for someone who uses no mouse. */
const MOST_TABS_TO_A_FIX = 15;
/** Words that stand in the dense essay and in nothing else the page sends. */
const OWN_WORDS = 'bored in the lesson';
const MARKED = 'more faster';

describeWithBrowser('the page while somebody writes', (chromium) => {
  const bed = productInBrowser(chromium);

  const field = (page: Page) => page.getByRole('textbox', { name: 'Essay Text' });
  const panel = (page: Page) => page.getByRole('region', { name: 'Line by line' });
  /** Every line of the text with its critiques, once the engine has read it. */
  const readText = (page: Page) => panel(page).getByRole('group', { name: 'Critiques' });
  const figures = (page: Page) => page.getByRole('region', { name: 'Real-time analysis' });

  /** Opens the home page as a visitor whom no prompt disturbs, and keeps every request. */
  const open = async (width = 1320, height = 860): Promise<{ page: Page; requests: Request[] }> => {
    const context = await bed.browser.newContext({
      viewport: { width, height },
      hasTouch: width === PHONE,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(READING_MS);
    const requests: Request[] = [];
    page.on('request', (request) => void requests.push(request));
    await page.addInitScript('localStorage.setItem("popupDismissed", String(Date.now()))');
    await page.goto(bed.product.url);
    await field(page).waitFor();
    return { page, requests };
  };
  const write = async (page: Page, text = DENSE_ESSAY): Promise<void> => {
    await field(page).fill(text);
    await isRead(page);
  };
  const isRead = async (page: Page): Promise<void> => {
    await readText(page).waitFor();
    await figures(page).getByText('quality out of 100').waitFor();
  };
  const caret = (page: Page): Promise<[number, number]> =>
    field(page).evaluate((area): [number, number] => [area.selectionStart, area.selectionEnd]);
  const isFocused = (page: Page): Promise<boolean> =>
    field(page).evaluate((area): boolean => area === area.ownerDocument.activeElement);
  /** A point on the underlined words in the editor, brought into the window. */
  const pointOn = async (page: Page, words: string): Promise<{ x: number; y: number }> => {
    const mark = page.locator('.line-editor mark').filter({ hasText: words }).first();
    await mark.scrollIntoViewIfNeeded();
    const box = await mark.boundingBox();
    if (!box) throw new Error(`${words} is not underlined`);
    return { x: box.x + Math.min(20, box.width / 2), y: box.y + box.height / 2 };
  };

  test('remarks come without a request that carries the text, and the engine only when somebody writes', async () => {
    const { page, requests } = await open();
    await page.getByText('Start typing to see line-by-line analysis').waitFor();
    await page.getByText('Start typing to see real-time analysis').waitFor();
    await page.waitForLoadState('networkidle');
    const workers = () => requests.filter((request) => request.url().includes('worker'));
    expect(workers()).toEqual([]);
    await field(page).pressSequentially('Everyone knows that', { delay: 20 });
    await readText(page).waitFor();
    expect(workers()).toHaveLength(2);
    const sizes = workers().map(async (request) => {
      const headers = await (await request.response())?.allHeaders();
      return Number(headers?.['content-length']);
    });
    const loaded = (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
    expect(loaded).toBeGreaterThan(100_000);
    expect(loaded).toBeLessThanOrEqual(ENGINE_BUDGET);
    await write(page);
    await panel(page)
      .getByText(/Your text stays on this device/)
      .waitFor();
    expect(requests.filter((request) => request.method() !== 'GET')).toEqual([]);
    expect(
      requests.filter((request) => decodeURIComponent(request.url()).includes(OWN_WORDS)),
    ).toEqual([]);
    await page.context().close();
  }, 120_000);

  test('a hint and the thesis put the caret where they belong', async () => {
    const { page } = await open();
    const introduction = 'Trains are old. They carry people to work on every day of the week.';
    const long = `${'Buses carry people to work and home again on every day of the week. '.repeat(14)}`;
    const text = `${introduction}\n\n${long.trim()}`;
    await write(page, text);
    await figures(page)
      .getByRole('button', { name: /clear thesis statement/ })
      .click();
    expect(await caret(page)).toEqual([introduction.length, introduction.length]);
    expect(await isFocused(page)).toBe(true);
    await figures(page)
      .getByRole('button', { name: /multiple paragraphs/ })
      .click();
    const [at] = await caret(page);
    expect(text.slice(at).startsWith('Buses carry')).toBe(true);
    expect(at).toBeGreaterThan(introduction.length + 100);
    await page.context().close();
  }, 120_000);

  describe.each([
    [1320, 860],
    [PHONE, 844],
  ])('in a window of %d x %d', (width, height) => {
    const isPhone = width === PHONE;

    test('choosing underlined words shows their feedback in the window', async () => {
      const { page } = await open(width, height);
      await write(page);
      const { x, y } = await pointOn(page, MARKED);
      if (isPhone) await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y);
      const shown = isPhone ? page.getByRole('region', { name: 'Critique' }) : panel(page);
      await shown.getByText('Why this matters.').waitFor();
      expect(await shown.locator('blockquote').textContent()).toContain(MARKED);
      const feedback = await shown.locator('.remark--open').boundingBox();
      expect(feedback?.y).toBeGreaterThan(0);
      expect(feedback?.y).toBeLessThan(height - 60);
      const words = await page.locator('.line-editor .mark--active').first().boundingBox();
      const sheet = isPhone ? await shown.boundingBox() : null;
      expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? height);
      expect(await axeFaultsInBothThemes(page, '#essay-form')).toEqual([]);
      expect(await page.locator('html').evaluate((html): number => html.scrollWidth)).toBe(width);
      await page.context().close();
    }, 120_000);
  });

  test('by keyboard a critique opens, its words are selected, and another one opens under the caret', async () => {
    const { page } = await open();
    // From the top of the landing page two Tabs lead to the field.
    await page.waitForLoadState('networkidle');
    for (const key of ['Tab', 'Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
    await page.locator('.line-editor textarea:focus').waitFor();
    await page.keyboard.insertText(DENSE_ESSAY);
    await isRead(page);
    const head = panel(page).locator('button.remark__head').filter({ hasText: MARKED }).first();
    await head.focus();
    await page.keyboard.press('Enter');
    await panel(page).getByText('Why this matters.').waitFor();
    // The first button uses the fix, the next one shows the words.
    for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
    const [start, end] = await caret(page);
    expect(DENSE_ESSAY.slice(start, end)).toContain(MARKED);
    expect(await isFocused(page)).toBe(true);
    await page.keyboard.press('ControlOrMeta+Home');
    for (let step = 0; step < 'Nowadays ever'.length; step += 1)
      await page.keyboard.press('ArrowRight');
    await panel(page).locator('.remark--open blockquote').filter({ hasNotText: MARKED }).waitFor();
    await page.context().close();
  }, 120_000);

  test('by keyboard alone a misspelt word is mended at most 15 Tabs from the top of the landing page', async () => {
    const { page } = await open();
    await page.waitForLoadState('networkidle');
    let tabs = 0;
    const tabTo = async (target: Locator): Promise<void> => {
      const reached = page.locator(':focus').and(target);
      for (; (await reached.count()) === 0; tabs += 1) {
        expect(tabs).toBeLessThan(MOST_TABS_TO_A_FIX);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
    };
    await tabTo(page.getByRole('link', { name: 'Skip to content' }));
    await tabTo(page.getByRole('button', { name: 'Skip to the essay' }));
    await page.locator('.line-editor textarea:focus').waitFor();
    await page.keyboard.insertText('Our library is small. We recieve many visitors every day.');
    const head = panel(page).locator('button.remark__head').filter({ hasText: 'recieve' });
    await head.waitFor();
    await tabTo(head);
    await tabTo(panel(page).getByRole('button', { name: 'Use this' }));
    await panel(page).locator('.used-note').getByText('receive').waitFor();
    expect(await field(page).inputValue()).toContain('We receive many visitors');
    await page.context().close();
  }, 120_000);

  test('marks stay on their words while somebody types in front of them', async () => {
    const { page } = await open();
    await write(page);
    await field(page).evaluate((area) => area.setSelectionRange(0, 0));
    await field(page).pressSequentially('And so ', { delay: 20 });
    const marks = await page
      .locator('.line-editor mark')
      .evaluateAll((found) => found.map((mark): string => mark.textContent));
    expect(marks.some((mark) => mark.includes(MARKED))).toBe(true);
    await page.context().close();
  }, 120_000);
});
