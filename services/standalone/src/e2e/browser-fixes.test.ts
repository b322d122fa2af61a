import { expect, test } from '@jest/globals';
import { registerUser } from '@argint/testkit';
import type { Page } from 'playwright-core';
import { DENSE_ESSAY } from './testing/dense-essay.ts';
import { describeWithBrowser } from './testing/describe-with-browser.ts';
import { productInBrowser } from './testing/product-in-browser.ts';
import { openSignedIn } from './testing/signed-in-page.ts';

/** The engine is loaded and has read an essay by then, also on a busy machine, in ms. */
const READING_MS = 60_000;
/** Fixes that are used one after the other. */
const FIXES = 30;

const CLEAN =
  'The library in our town closes at four, when most pupils leave school. It should stay open until ' +
  'seven, because many of them share one room with three others and have no quiet table at home.';

describeWithBrowser('a fix that is a plain replacement', (chromium) => {
  const bed = productInBrowser(chromium);

  const field = (page: Page) => page.getByRole('textbox', { name: 'Essay Text' });
  const panel = (page: Page) => page.getByRole('region', { name: 'Line by line' });
  const text = (page: Page): Promise<string> => field(page).inputValue();
  const said = (page: Page) => panel(page).locator('.used-note');
  /** What the layer with the marks shows: it must be what is typed. A blank line has a space without width there. */
  const drawn = async (page: Page): Promise<string> => {
    const lines = page.locator('.line-editor__backdrop > *');
    return (await lines.allTextContents()).join('\n').replaceAll('\u200b', '');
  };
  const turn = async (page: Page, to: 'Undo' | 'Redo', then: 'Undo' | 'Redo'): Promise<void> => {
    await said(page).getByRole('button', { name: to }).click();
    await said(page).getByRole('button', { name: then }).waitFor();
  };
  /** The first remark that can be used: opened, with its id; null where none is left. Those in `skip` are advice. */
  const nextRemark = async (page: Page, skip: Set<string>): Promise<string | null> => {
    const remarks = panel(page).locator('.remark');
    for (const id of await remarks.evaluateAll((all) => all.map((one): string => one.id))) {
      if (skip.has(id)) continue;
      await page.locator(`[id="${id}"] .remark__head`).click();
      if ((await panel(page).getByRole('button', { name: 'Use this' }).count()) > 0) return id;
      skip.add(id);
    }
    return null;
  };

  const open = async (name: string, essay: string): Promise<Page> => {
    const student = await registerUser(bed.product.url, name);
    const viewport = { width: 1_320, height: 860 };
    const page = await openSignedIn(bed.browser, bed.product.url, student, viewport);
    page.setDefaultTimeout(READING_MS);
    await field(page).fill(essay);
    await panel(page)
      .getByText(/ found/)
      .waitFor();
    return page;
  };

  test('is used, undone and used again by clicks alone, thirty times in a dense essay', async () => {
    const page = await open('naledi', DENSE_ESSAY);
    const advice = new Set<string>();
    let used = 0;
    for (; used < FIXES; used += 1) {
      const before = await text(page);
      const id = await nextRemark(page, advice);
      if (id === null) break;
      await panel(page).getByRole('button', { name: 'Use this' }).click();
      await said(page).getByRole('button', { name: 'Undo' }).waitFor();
      const after = await text(page);
      expect(after).not.toBe(before);
      await turn(page, 'Undo', 'Redo');
      expect(await text(page)).toBe(before);
      await turn(page, 'Redo', 'Undo');
      expect(await text(page)).toBe(after);
      expect(await drawn(page)).toBe(after);
      // The engine has read the text again when the remark is gone.
      await page.locator(`[id="${id}"]`).waitFor({ state: 'detached' });
    }
    expect(used).toBe(FIXES);
    await page.context().close();
  }, 300_000);

  test('is gone to by F8, used by Alt+Enter and taken back by Ctrl+Z, and one in several places by one click', async () => {
    const page = await open(
      'lerato',
      `${CLEAN}\n\nWe could of walked. ${CLEAN}\n\nThey should of known it.`,
    );
    await field(page).focus();
    await page.keyboard.press('F8');
    const selected = () =>
      field(page).evaluate((area): string =>
        area.value.slice(area.selectionStart, area.selectionEnd),
      );
    expect(await selected()).toMatch(/could of/);
    await page.keyboard.press('Alt+Enter');
    await said(page).getByText('could have').waitFor();
    expect(await text(page)).toContain('We could have walked.');
    await page.keyboard.press('Control+z');
    expect(await text(page)).toContain('We could of walked.');
    await panel(page)
      .getByText(/You do this twice/)
      .waitFor();
    await panel(page)
      .getByText(/You do this twice/)
      .click();
    await panel(page).getByRole('button', { name: 'Use in all 2 places' }).click();
    await said(page).getByText('Changed in 2 places.').waitFor();
    expect(await text(page)).toMatch(/We could have walked\..*They should have known it\.$/s);
    await page.context().close();
  }, 120_000);
});
