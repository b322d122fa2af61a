import { expect, test } from '@jest/globals';
import { makeDocx } from '@argint/critique-engine/documents/testing';
import { registerUser, SAMPLE_ESSAY } from '@argint/testkit';
import type { Locator, Page } from 'playwright-core';
import { axeFaults } from './testing/axe-faults.ts';
import { describeWithBrowser } from './testing/describe-with-browser.ts';
import { productInBrowser } from './testing/product-in-browser.ts';
import { openSignedIn } from './testing/signed-in-page.ts';

/** How long an analysis may take, in ms, also on a busy machine. */
const ANALYSIS_MS = 90_000;
const COVER = ['University of the Highveld', 'Name: Thandi Nkosi', 'Student number: 20231234'];
const REFERENCES = ['References', 'Dube, T. (2018). Trains and towns. Durban: Spring.'];
const ESSAY = SAMPLE_ESSAY.trim().split(/\n+/);
const FILE = {
  name: 'My essay.docx',
  mimeType: 'application/octet-stream',
  buffer: makeDocx([...COVER, ...ESSAY, ...REFERENCES]),
};
const RUBRIC = 'Quality of argument (60%)\nGrammar and spelling (20%)\nOriginality (20%)';

/** Drops a file onto an element, as a person does with the mouse. */
const drop = async (page: Page, target: Locator): Promise<void> => {
  const transfer = await page.evaluateHandle(`
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(${JSON.stringify([...FILE.buffer])});
    transfer.items.add(new File([bytes], ${JSON.stringify(FILE.name)}));
    transfer;
  `);
  for (const event of ['dragenter', 'dragover', 'drop'])
    await target.dispatchEvent(event, { dataTransfer: transfer });
};

describeWithBrowser('a student opens a file', (chromium) => {
  const bed = productInBrowser(chromium, { LOG_LEVEL: 'debug' });

  const open = async (name: string, width = 1320): Promise<Page> => {
    const student = await registerUser(bed.product.url, name);
    const size = { width, height: 860 };
    const page = await openSignedIn(bed.browser, bed.product.url, student, size, width < 600);
    // From now on the browser reports its file picker; a test that asks only then may be too late.
    page.on('filechooser', () => undefined);
    return page;
  };
  const editor = (page: Page) => page.getByRole('textbox', { name: 'Essay Text' });
  const faults = (page: Page): Promise<string[]> => axeFaults(page, '#essay-form');

  test('drops it, leaves out the bibliography, and sees the criteria beside the result', async () => {
    const page = await open('naledi');
    await drop(page, page.getByRole('form', { name: 'Essay' }));
    await page.getByRole('heading', { name: 'What we read in My essay.docx' }).waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByLabel(/^the cover page \(\d+ words\)$/).check();
    await page.getByLabel(/^the bibliography \(\d+ words\)$/).check();
    expect(await page.locator('.preview del').count()).toBe(2);
    await page.getByRole('button', { name: 'Use this text' }).click();
    expect((await editor(page).inputValue()).split(/\n+/)).toEqual(ESSAY);

    await page.getByText('Your marking criteria').click();
    await page.getByRole('textbox', { name: 'Marking criteria' }).fill(RUBRIC);
    await page.getByText('We read 3 criteria.').waitFor();
    expect(await faults(page)).toEqual([]);
    const full = page.getByRole('button', { name: 'Use the full analysis anyway' });
    await page.getByText('quality out of 100').waitFor();
    if (await full.isVisible()) await full.click();
    await page.getByRole('button', { name: 'Analyse my essay' }).click();
    await page.getByText('Analysis Complete - Results Ready').waitFor({ timeout: ANALYSIS_MS });
    await page.getByRole('tab', { name: 'Scores' }).click();
    const criteria = page.getByRole('region', { name: 'Your marking criteria' });
    await criteria.getByRole('heading', { name: 'Quality of argument 60%' }).waitFor();
    await criteria.getByText('This engine cannot judge originality and insight.').waitFor();
    const link = criteria.getByRole('link', { name: /^Line \d+$|^Whole essay$/ }).first();
    const id = (await link.getAttribute('href'))?.slice(1) ?? '';
    await link.click();
    await page.locator(`[id="${decodeURIComponent(id)}"].critique--open`).waitFor();

    await page.reload();
    await page.getByRole('tab', { name: 'Scores' }).click();
    await page.getByRole('heading', { name: 'Quality of argument 60%' }).waitFor();
    await page.context().close();
  }, 180_000);

  test('uses the keyboard alone, and Undo brings the earlier text back', async () => {
    const page = await open('sipho');
    await editor(page).fill('An earlier draft.');
    const button = page.getByRole('button', { name: 'Open a file' });
    await button.focus();
    await button.and(page.locator(':focus')).waitFor();
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(FILE);
    const heading = page.getByRole('heading', { name: 'What we read in My essay.docx' });
    await heading.and(page.locator(':focus')).waitFor();
    const cover = page.getByLabel(/^the cover page/);
    expect(await cover.isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await cover.isChecked()).toBe(false);
    await page.keyboard.press('Space');
    // The bibliography, the text, the button.
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Use this text' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await button.and(page.locator(':focus')).waitFor();
    expect(await editor(page).inputValue()).toContain(ESSAY[0] ?? '');
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await editor(page).inputValue()).toBe('An earlier draft.');
    await page.context().close();
  }, 120_000);

  test('on a phone chooses it, is told what is wrong with a scan, and loses nothing without a network', async () => {
    const page = await open('zanele', 390);
    await editor(page).fill('An earlier draft.');
    const choose = async (file: typeof FILE): Promise<void> => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Open a file' }).tap();
      await (await chooser).setFiles(file);
    };
    await choose({ ...FILE, name: 'essay.pdf', buffer: Buffer.from('%PDF-1.4\nnothing follows') });
    await page
      .getByText('This file is damaged. Please save it again, or paste your text.')
      .waitFor();
    await page.route('**/api/essays/upload', (route) => route.abort());
    await choose(FILE);
    await page.getByText('Network error. Please check your connection.').waitFor();
    expect(await editor(page).inputValue()).toBe('An earlier draft.');
    expect(await faults(page)).toEqual([]);
    await page.unroute('**/api/essays/upload');
    await page.getByRole('button', { name: 'Try Again' }).tap();
    await page.getByRole('heading', { name: 'What we read in My essay.docx' }).waitFor();
    const width = await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    expect(await faults(page)).toEqual([]);
    await page.context().close();
  }, 120_000);

  test('leaves neither the file, its name nor its text in the log', () => {
    const log = [...bed.product.processes.values()].map((one) => one.stderr()).join('');
    expect(log).toContain('/api/essays/upload');
    for (const word of ['My essay', 'My%20essay', 'Highveld', '20231234', 'Trains and towns'])
      expect(log).not.toContain(word);
  });
});
