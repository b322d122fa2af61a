import { beforeAll, expect, test } from '@jest/globals';
import { registerUser, signIn, untilTrue, type TestUser } from '@argint/testkit';
import type { Page } from 'playwright-core';
import { DENSE_ESSAY, DENSE_QUESTION } from './testing/dense-essay.ts';
import { axeFaultsInBothThemes } from './testing/axe-faults.ts';
import { describeWithBrowser } from './testing/describe-with-browser.ts';
import { productInBrowser } from './testing/product-in-browser.ts';
import { openSignedIn } from './testing/signed-in-page.ts';

const PHONE = { width: 390, height: 844 };

/** Notes in the editor's margin that do not stand beside the line they name, or up to two rows below it. */
const notesOffLevel = (page: Page): Promise<string[]> =>
  page.locator('.line-editor').evaluate((editor) => {
    const lines = [...editor.querySelectorAll('.line-editor__backdrop > div')];
    return [...editor.querySelectorAll('.margin__chip button')].flatMap((chip) => {
      const name = chip.getAttribute('aria-label') ?? '';
      const line = lines[Number(/line (\d+)/.exec(name)?.[1]) - 1]?.getBoundingClientRect();
      const { top } = chip.getBoundingClientRect();
      return line && top > line.top - 8 && top < line.bottom + 61 ? [] : [name];
    });
  });

describeWithBrowser('the second draft', (chromium) => {
  const bed = productInBrowser(chromium);
  let student: TestUser;
  let page: Page;
  let firstAddress: string;

  beforeAll(async () => {
    student = await registerUser(bed.product.url, 'naledi');
    const { body } = await student.start(DENSE_ESSAY, { question: DENSE_QUESTION });
    await student.follow(body.jobId);
    firstAddress = `${bed.product.url}/essays/${body.essayId}`;
    page = await openSignedIn(bed.browser, bed.product.url, student, { width: 1320, height: 900 });
  }, 180_000);

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
    expect(await axeFaultsInBothThemes(page)).toEqual([]);
    await page.locator('.margin__chip').first().waitFor();
    for (const width of [768, 1320]) {
      await page.setViewportSize({ width, height: 900 });
      // They follow in the frame after the editor is laid out anew.
      while ((await notesOffLevel(page)).length > 0);
    }
    const chips = page.locator('.margin__chip button');
    await chips.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const card = page.locator('.margin__card article');
    await card.and(page.locator(':focus')).waitFor();
    expect(await axeFaultsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await chips.nth(1).and(page.locator(':focus')).waitFor();
    await editor.press('Control+Home');
    await page.keyboard.insertText(`${'A new beginning of some rows. '.repeat(8)}\n`);
    while ((await notesOffLevel(page)).length > 0);
    await page.locator('.line-editor').evaluate((box) => box.scrollTo(0, 300));
    expect(await notesOffLevel(page)).toEqual([]);
    await editor.fill(
      DENSE_ESSAY.replace(
        'First of all, phone are useful for find informations.',
        'In my class, four of five pupils look facts up online before they ask the teacher.',
      ),
    );
    await page.getByText('words changed').first().waitFor();
    await page.getByRole('button', { name: 'Analyse my essay' }).click();
    await page.getByRole('region', { name: 'Since draft 1' }).waitFor({ timeout: 120_000 });
  }, 180_000);

  test('is compared with the first, and keeps the decision where the words still stand', async () => {
    await page.goto(`${bed.product.url}/essays`);
    await page.getByText('Draft 2', { exact: true }).waitFor();
    expect(await page.locator('.essay-card').count()).toBe(1);
    await page.getByRole('link', { name: 'View Analysis' }).click();
    const since = page.getByRole('region', { name: 'Since draft 1' });
    await since.waitFor();
    expect(await since.getByRole('heading', { name: /Resolved$/ }).innerText()).toMatch(/^[1-9]/);
    await since.getByRole('button', { name: 'Show the words that changed' }).click();
    expect(await since.locator('ins').first().innerText()).toContain('class');
    expect(await axeFaultsInBothThemes(page)).toEqual([]);
    expect(await dealtWith(page)).toMatch(/^1 of \d+ dealt with$/);
    const kept = page.locator('[data-critique][aria-label*="Marked as intended"]');
    // A critique of a long passage is a bracket beside the text. Its card has the words.
    await kept.first().click();
    const words = page.locator('.critique--open blockquote').first();
    expect(await words.innerText()).toContain(intended.slice(0, 10));
  }, 120_000);

  test('another browser sees the same states, also on a phone', async () => {
    const again = await signIn(bed.product.url, student);
    const other = await openSignedIn(bed.browser, bed.product.url, again, PHONE);
    await other.goto(firstAddress);
    await other.locator('[data-critique]').first().waitFor();
    await other.getByText('3 of', { exact: false }).first().waitFor();
    expect(await dealtWith(other)).toMatch(/^3 of \d+ dealt with$/);
    expect(await axeFaultsInBothThemes(other)).toEqual([]);
    const isTooWide = await other
      .locator('html')
      .evaluate((html): boolean => html.scrollWidth > html.clientWidth);
    expect(isTooWide).toBe(false);
    await other.context().close();
  }, 120_000);

  test('a copied tab and a new one save their drafts beside the one they began with', async () => {
    const openHome = async (from: Page, open: () => Promise<unknown>): Promise<Page> => {
      const [opened] = await Promise.all([from.context().waitForEvent('page'), open()]);
      await opened.getByRole('textbox', { name: 'Essay Text' }).waitFor();
      return opened;
    };
    const write = (on: Page, text: string): Promise<void> =>
      on.getByRole('textbox', { name: 'Essay Text' }).fill(text);
    const textOf = (on: Page): Promise<string> =>
      on.getByRole('textbox', { name: 'Essay Text' }).inputValue();
    const idOf = (on: Page): Promise<string> =>
      on.evaluate(() => String(/"id":"([^"]+)"/.exec(sessionStorage['essayDraft'] ?? '')?.[1]));
    const isSaved = (on: Page, text: string): Promise<void> =>
      untilTrue(on, `sessionStorage.essayDraft?.includes(${JSON.stringify(text)})`);

    const first = await openSignedIn(bed.browser, bed.product.url, student);
    await write(first, 'What the first tab says.');
    await isSaved(first, 'What the first tab says.');
    // As "Duplicate tab" does, this copies the session storage.
    const copy = await openHome(first, () => first.evaluate("void open('/')"));
    expect(await textOf(copy)).toBe('What the first tab says.');
    while ((await idOf(copy)) === (await idOf(first)));
    await write(copy, 'What the copy says.');
    await isSaved(copy, 'What the copy says.');
    const third = await openHome(first, async () => {
      const opened = await first.context().newPage();
      await opened.goto(bed.product.url);
    });
    expect(await textOf(third)).toBe('What the copy says.');
    while ((await idOf(third)) === (await idOf(copy)));
    await write(third, 'What the third tab says.');
    await isSaved(third, 'What the third tab says.');
    await write(first, 'What the first tab says now.');
    await isSaved(first, 'What the first tab says now.');

    // The three come back from what is stored for all tabs, as after a crash of the browser.
    const stored = await first.evaluate(() => JSON.stringify({ ...localStorage }));
    for (const words of ['the copy says.', 'the third tab says.', 'the first tab says now.'])
      expect(stored).toContain(words);
    for (const [on, words] of [
      [first, 'What the first tab says now.'],
      [copy, 'What the copy says.'],
      [third, 'What the third tab says.'],
    ] as const) {
      await on.reload();
      expect(await textOf(on)).toBe(words);
    }
    await first.context().close();
  }, 120_000);
});
