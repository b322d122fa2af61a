import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pdfPages } from '@argint/critique-engine/documents/testing';
import { registerUser, type TestUser } from '@argint/testkit';
import type { Page } from 'playwright-core';
import {
  faultsOfChosen,
  focusedId,
  markedCritiques,
  scrollToEdge,
} from './testing/chosen-critique.ts';
import { DENSE_ESSAY, DENSE_QUESTION } from './testing/dense-essay.ts';
import { axeFaultsInBothThemes } from './testing/axe-faults.ts';
import { describeWithBrowser } from './testing/describe-with-browser.ts';
import { productInBrowser } from './testing/product-in-browser.ts';
import { openSignedIn } from './testing/signed-in-page.ts';

/** The width at which the browser of the test has a touch screen, px. */
const PHONE = 390;

/** The widths at which every mark, card and key is tried, px: a desk, a tablet and a phone. */
const WHOLE_ROUND: readonly number[] = [1_280, 768, PHONE];

describeWithBrowser('the result of a dense essay', (chromium) => {
  const bed = productInBrowser(chromium, { GRAMMAR: 'on' });
  let student: TestUser;
  let address: string;
  let critiques: number;

  beforeAll(async () => {
    student = await registerUser(bed.product.url, 'lerato');
    const { body } = await student.start(DENSE_ESSAY, { question: DENSE_QUESTION });
    const end = (await student.follow(body.jobId)).at(-1);
    critiques = end?.result?.lineCritiques.length ?? 0;
    address = `${bed.product.url}/essays/${body.essayId}`;
  }, 120_000);

  const openResult = async (width: number, height: number): Promise<Page> => {
    const viewport = { width, height };
    const page = await openSignedIn(
      bed.browser,
      bed.product.url,
      student,
      viewport,
      width === PHONE,
    );
    await page.goto(address);
    await page.locator('[data-critique]').first().waitFor();
    await page.locator('body').evaluate((body) => body.ownerDocument.fonts.ready);
    // The densest page is the one that shows every critique.
    await page
      .getByRole('button', { name: /^Show \d+ smaller critiques?$/ })
      .first()
      .click();
    return page;
  };
  const choose = async (page: Page, id: string): Promise<void> => {
    const { x, y } = await scrollToEdge(page, id);
    if (page.viewportSize()?.width === PHONE) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
    await page.locator(`[id="critique-${id}"].critique--open`).waitFor();
  };

  test('has a critique every 15 to 30 words', () => {
    expect(critiques).toBeGreaterThan(DENSE_ESSAY.split(/\s+/).length / 30);
  });

  describe.each([
    [1320, 860],
    [1280, 720],
    [1024, 768],
    [768, 1024],
    [PHONE, 844],
  ])('in a window of %d x %d', (width, height) => {
    let page: Page;
    beforeAll(async () => {
      page = await openResult(width, height);
    }, 60_000);
    afterAll(() => page?.context().close());

    test('the first line of the essay is in the first window', async () => {
      const top = await page
        .locator('.line__text')
        .first()
        .evaluate((line) => line.getBoundingClientRect().top);
      expect(top).toBeLessThan(height - 60);
    });

    test('the text does not wrap differently when a filter changes', async () => {
      const heights = () =>
        page.locator('.line').evaluateAll((lines) => lines.map((line) => line.clientHeight));
      const before = await heights();
      await page.getByRole('button', { name: /^Grammar \d/ }).click();
      expect(await heights()).toEqual(before);
      await page.getByRole('button', { name: /^All \d/ }).click();
      expect(await heights()).toEqual(before);
    }, 60_000);

    test('no action touches the mark of the open tab or the line below the actions', async () => {
      const bar = await page.locator('.result__bar').boundingBox();
      // On a phone the actions stand at the end of the page.
      if (bar === null) return;
      const tab = await page.getByRole('tab', { selected: true }).boundingBox();
      const action = await page.locator('.result__actions > *').first().boundingBox();
      if (!tab || !action) throw new Error('the tabs and the actions are not shown');
      const isBelow = action.y > tab.y + tab.height / 2;
      if (isBelow) expect(action.y).toBeGreaterThan(tab.y + tab.height + 2);
      expect(action.y + action.height).toBeLessThan(bar.y + bar.height - 2);
    });

    // A window between two of the others has their layout.
    if (!WHOLE_ROUND.includes(width)) return;

    test('each critique that n chooses is in the window with its mark', async () => {
      for (let count = 0; count < critiques; count += 1) {
        await page.keyboard.press('n');
        expect(await faultsOfChosen(page)).toEqual([]);
      }
    }, 60_000);

    test('each mark that is clicked or tapped is in the window with its card', async () => {
      for (const id of await markedCritiques(page)) {
        await choose(page, id);
        expect(await faultsOfChosen(page)).toEqual([]);
      }
    }, 60_000);

    test('each place that a card links to is in the window with the card', async () => {
      const further = (await markedCritiques(page)).filter((id) => id.includes('@'));
      const repeated = [...new Set(further.map((id) => id.replace(/@.*/, '')))];
      expect(repeated.length).toBeGreaterThan(0);
      for (const id of repeated) {
        await choose(page, id);
        const places = page.locator('.critique--open .critique__places button');
        const count = await places.count();
        expect(count).toBeGreaterThan(1);
        for (let place = 0; place < count; place += 1) {
          await places.nth(place).click();
          expect(await faultsOfChosen(page)).toEqual([]);
        }
      }
    }, 60_000);

    test('a box of the argument map leads to its words in the window', async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: 'Argument map' }).click();
      await page.locator('.map-box').last().click();
      await page.locator('.line__text:focus').waitFor();
      // Its words are brought into the window within two frames.
      const row = await page.locator('body').evaluate(async (body) => {
        const window = body.ownerDocument.defaultView;
        for (let frame = 0; frame < 3; frame += 1)
          await new Promise((done) => window.requestAnimationFrame(done));
        const [range] = window.CSS.highlights.get('shown-words');
        const { top, bottom } = range.getClientRects()[0];
        return { top, bottom, height: window.innerHeight };
      });
      expect(row.top).toBeGreaterThanOrEqual(0);
      expect(row.bottom).toBeLessThanOrEqual(row.height);
    }, 60_000);

    test('Enter goes into the card, f shows the fix and Escape goes back to the mark', async () => {
      await page.keyboard.press('Escape');
      for (const id of (await markedCritiques(page)).filter((_, index) => index % 5 === 0)) {
        await page.locator(`[id="mark-${id}"]`).focus();
        expect(await page.locator('.critique--open').count()).toBe(0);
        await page.keyboard.press('Enter');
        expect(await faultsOfChosen(page)).toEqual([]);
        expect(await focusedId(page)).toBe(`critique-${id}`);
        await page.keyboard.press('f');
        expect(await page.locator('.critique__fix').isVisible()).toBe(true);
        await page.keyboard.press('Escape');
        expect(await focusedId(page)).toBe(`mark-${id}`);
      }
    }, 60_000);

    test('axe finds nothing with an open critique in either theme', async () => {
      await page.keyboard.press('n');
      await page.keyboard.press('f');
      expect(await axeFaultsInBothThemes(page)).toEqual([]);
    }, 60_000);
  });

  test('is printed on white with a number at each mark, and every remark below the text', async () => {
    const page = await openResult(1320, 860);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    // The width of A4 without its margins.
    await page.setViewportSize({ width: 718, height: 1050 });
    expect(await page.locator('.printed > li').count()).toBe(critiques);
    const numbers = await page.locator('.printed-essay sup').allInnerTexts();
    // A repeated slip has its number at each of its places.
    const placed = [...new Set(numbers.flatMap((shown) => shown.split(', ').map(Number)))];
    expect(placed).toEqual(placed.map((_, index) => index + 1));
    expect(placed.length).toBeGreaterThan(critiques / 2);
    // What to fix first is a list of buttons on the screen. On paper their words are read.
    const buttons = await page.getByRole('button').count();
    expect(buttons).toBe(await page.locator('.fix-first button').count());
    const paper = await page.locator('body').evaluate((body) => {
      const style = body.ownerDocument.defaultView?.getComputedStyle(body);
      return [style?.backgroundColor, body.scrollWidth <= body.clientWidth];
    });
    expect(paper).toEqual(['rgb(255, 255, 255)', true]);
    const pages = await pdfPages(await page.pdf({ preferCSSPageSize: true }));
    const lines = pages.map((page) => page.toSorted((a, b) => b.y - a.y).map(({ text }) => text));
    expect(lines.map((page) => page.at(-1))).toEqual(
      pages.map((_, index) => `${index + 1} / ${pages.length}`),
    );
    // Every panel is on paper, and no heading stands alone at the foot of a page.
    const headings = ['Every critique', 'Argument map', 'What works', 'Thinking further'];
    expect(headings.filter((heading) => !lines.flat().includes(heading))).toEqual([]);
    const feet = lines.map((page) => page.at(-2));
    expect(headings.filter((heading) => feet.includes(heading))).toEqual([]);
    await page.context().close();
  }, 60_000);

  test('the focus is back on the mark after the list of keys is closed', async () => {
    const page = await openResult(1320, 860);
    await page.keyboard.press('n');
    const mark = await focusedId(page);
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('next critique').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await focusedId(page)).toBe(mark);
    await page.context().close();
  }, 60_000);
});
