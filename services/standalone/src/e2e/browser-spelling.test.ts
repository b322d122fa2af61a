import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { registerUser } from '@argint/testkit';
import { describeWithBrowser } from './testing/describe-with-browser.ts';
import { productInBrowser } from './testing/product-in-browser.ts';
import { openSignedIn } from './testing/signed-in-page.ts';

/** The engine is loaded and has read the text by then, also on a busy machine, in ms. */
const READING_MS = 60_000;
/** Misspelt words, each with what is meant, in sentences that are right otherwise. */
const MISSPELT =
  'The goverment should protect the enviroment. It is neccessary to seperate the rubbish of every ' +
  'buliding. Schools can recieve money for this untill teh end of the year. I beleive that this ' +
  'plan is definately possible, becuase many towns already have one. Specificly, the goverment ' +
  'of Thandeka’s town pays for the colour and the color of the bins.';
const MEANT = [
  'government',
  'environment',
  'necessary',
  'separate',
  'building',
  'receive',
  'until',
  'the',
  'believe',
  'definitely',
  'because',
  'Specifically',
];
const WORDS_FILE = /\/assets\/words-[^/]*\.txt$/;
/** Words on the wire, in bytes. */
const WORDS_BUDGET = 160_000;

describeWithBrowser('spelling', (chromium) => {
  const bed = productInBrowser(chromium, { GRAMMAR: 'on' });

  const open = async (name: string, isPhone = false): Promise<Page> => {
    const student = await registerUser(bed.product.url, name);
    const viewport = isPhone ? { width: 390, height: 844 } : { width: 1280, height: 900 };
    const page = await openSignedIn(bed.browser, bed.product.url, student, viewport, isPhone);
    page.setDefaultTimeout(READING_MS);
    return page;
  };
  const editor = (page: Page) => page.getByRole('textbox', { name: 'Essay Text' });
  const panel = (page: Page) => page.getByRole('region', { name: 'Line by line' });
  const marks = (page: Page) => page.locator('.line-editor mark');
  const goTo = async (page: Page, mark: Locator): Promise<void> => {
    await mark.scrollIntoViewIfNeeded();
    const box = await mark.boundingBox();
    if (!box) throw new Error('nothing is underlined');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };

  test('that is wrong is never counted as 0 issues, is marked as soon as the dictionary is there, and is the same when it is saved', async () => {
    const page = await open('naledi');
    let isAsked = (): void => undefined;
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    let send = (): void => undefined;
    const held = new Promise<void>((resolve) => (send = resolve));
    await page.route(WORDS_FILE, async (route) => {
      isAsked();
      await held;
      await route.continue();
    });
    await editor(page).fill(MISSPELT);
    await asked;
    await panel(page).getByText('spelling not checked yet').waitFor();
    expect(await panel(page).innerText()).not.toContain('0 issues');
    const words = page.waitForResponse(WORDS_FILE);
    send();
    const { 'content-length': size, 'cache-control': kept } = await (await words).allHeaders();
    expect(Number(size)).toBeLessThan(WORDS_BUDGET);
    expect(kept).toContain('immutable');
    await panel(page).getByText('1 issue found').waitFor();
    await panel(page).getByText('13 places').waitFor();
    await panel(page).getByText('spelling not checked yet').waitFor({ state: 'detached' });
    const marked = await marks(page).allInnerTexts();
    await page.getByRole('button', { name: 'Save this free reading' }).click();
    await page.getByText('Analysis Complete - Results Ready').waitFor();
    const result = page.getByRole('region', { name: 'Line-by-line analysis' });
    await result.getByText('1 issue found').waitFor();
    await result.getByText('· 13 places').waitFor();
    expect(await result.locator('mark').allInnerTexts()).toEqual(marked);
    await page.context().close();
  }, 180_000);

  test('is mended word by word with a click, and each click can be taken back', async () => {
    const page = await open('thabo');
    await editor(page).fill(MISSPELT);
    await marks(page).first().waitFor();
    for (const word of MEANT) {
      const before = await editor(page).inputValue();
      await goTo(page, marks(page).first());
      await panel(page)
        .getByRole('button', { name: /^Use (?:this|in all)/ })
        .last()
        .click();
      await panel(page)
        .getByText(/^(?:Your text now says|Changed in)/)
        .waitFor();
      const after = await editor(page).inputValue();
      expect(after).not.toBe(before);
      await panel(page).getByRole('button', { name: 'Undo' }).click();
      expect(await editor(page).inputValue()).toBe(before);
      await panel(page).getByRole('button', { name: 'Redo' }).click();
      expect(await editor(page).inputValue()).toBe(after);
      expect(after).toContain(word);
      await panel(page).getByRole('button', { name: 'Undo' }).waitFor();
    }
    await marks(page).first().waitFor({ state: 'detached' });
    expect(await editor(page).inputValue()).toBe(
      'The government should protect the environment. It is necessary to separate the rubbish of every ' +
        'building. Schools can receive money for this until the end of the year. I believe that this ' +
        'plan is definitely possible, because many towns already have one. Specifically, the government ' +
        'of Thandeka’s town pays for the colour and the color of the bins.',
    );
    await panel(page).getByText('Nothing found yet').waitFor();
    await page.context().close();
  }, 180_000);

  test('leaves a word of the writer’s own alone, on a phone too, until it is removed', async () => {
    const page = await open('lerato', true);
    await editor(page).fill('We met at the buliding of the goverment in the evening.');
    await marks(page).first().waitFor();
    await goTo(page, marks(page).first());
    await page.getByRole('button', { name: 'Add to my words' }).click();
    await marks(page).filter({ hasText: 'buliding' }).waitFor({ state: 'detached' });
    expect(await marks(page).allInnerTexts()).toEqual(['goverment']);
    await page.reload();
    await page.getByRole('button', { name: 'Read this draft line by line' }).click();
    await marks(page).first().waitFor();
    expect(await marks(page).allInnerTexts()).toEqual(['goverment']);
    await page.getByText('1 word of your own').click();
    await page.getByRole('button', { name: 'Remove “buliding”' }).click();
    await marks(page).filter({ hasText: 'buliding' }).waitFor();
    await page.context().close();
  }, 120_000);

  test('is said not to be checked where the dictionary does not load, and is checked when it does', async () => {
    const page = await open('sipho');
    await page.route(WORDS_FILE, (route) => route.abort());
    await editor(page).fill(MISSPELT);
    await panel(page)
      .getByText(/The dictionary did not load/)
      .waitFor();
    await panel(page).getByText('spelling not checked yet').waitFor();
    await page.unroute(WORDS_FILE);
    await panel(page).getByRole('button', { name: 'Try Again' }).click();
    await panel(page).getByText('13 places').waitFor();
    await panel(page)
      .getByText(/The dictionary did not load/)
      .waitFor({ state: 'detached' });
    await page.context().close();
  }, 120_000);
});

describeWithBrowser('spelling, on a server without a grammar checker', (chromium) => {
  const bed = productInBrowser(chromium, { GRAMMAR: 'off' });

  test('is checked all the same, and the grammar is said not to be', async () => {
    const student = await registerUser(bed.product.url, 'naledi');
    const { body } = await student.start(MISSPELT, { analysisType: 'simple' });
    await student.follow(body.jobId);
    const page = await openSignedIn(bed.browser, bed.product.url, student);
    await page.goto(`${bed.product.url}/essays/${body.essayId}`);
    await page.getByText('1 issue found').waitFor();
    await page.getByText('· 13 places').waitFor();
    await page.getByText('The full grammar was not checked everywhere in this essay.').waitFor();
    await page.context().close();
  }, 90_000);
});
