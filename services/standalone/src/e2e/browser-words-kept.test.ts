import { describe, expect, test } from '@jest/globals';
import { registerUser } from '@argint/testkit';
import type { Page } from 'playwright-core';
import { describeWithBrowser } from './testing/describe-with-browser.ts';
import { productInBrowser } from './testing/product-in-browser.ts';
import { openSignedIn } from './testing/signed-in-page.ts';

const WORDS = 'Our town needs a second library, because the first one closes at four.';

/** Fills what this browser stores for the page, to the last character. */
const fillStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage])
      for (let size = 1 << 20; size > 0; size >>= 1)
        try {
          for (let i = 0; i < 20; i += 1) storage.setItem(`full-${size}-${i}`, 'x'.repeat(size));
        } catch {
          // No room for a piece of this size: a smaller one follows.
        }
  });

describeWithBrowser('words that somebody types', (chromium) => {
  const bed = productInBrowser(chromium);
  const field = (page: Page) => page.getByRole('textbox', { name: 'Essay Text' });

  const openAs = async (name: string): Promise<Page> => {
    const student = await registerUser(bed.product.url, name);
    return openSignedIn(bed.browser, bed.product.url, student);
  };

  describe('are not lost', () => {
    test('without a network, by a reload after it is back', async () => {
      const page = await openAs('naledi');
      await field(page).fill('First.');
      await page.context().setOffline(true);
      await field(page).fill(WORDS);
      await page.getByText('Draft saved on this device').waitFor();
      await page.context().setOffline(false);
      await page.reload();
      await expect(field(page).inputValue()).resolves.toBe(WORDS);
      await page.context().close();
    }, 120_000);

    test('in a browser that is full: it says so, and asks before the tab is closed', async () => {
      const page = await openAs('sipho');
      await field(page).waitFor();
      await fillStorage(page);
      await field(page).fill(`${WORDS} `.repeat(40));
      await page.getByText('Your text is not saved').waitFor();
      await page.getByText('Not saved: this browser is full').waitFor();
      const asked = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
      await expect(field(page).inputValue()).resolves.toContain(WORDS);
      await page.context().close();
    }, 120_000);

    test('by signing out, where the student keeps them', async () => {
      const student = await registerUser(bed.product.url, 'zanele');
      const page = await openSignedIn(bed.browser, bed.product.url, student);
      await field(page).fill(WORDS);
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await page.getByRole('button', { name: 'Keep it and sign out' }).click();
      await page.getByRole('button', { name: 'Sign Out' }).waitFor({ state: 'hidden' });
      await page.goto(`${bed.product.url}/login`);
      await page.getByLabel('Email').fill(student.account.email);
      await page.getByLabel('Password').fill(student.account.password);
      await page.keyboard.press('Enter');
      await page.getByText(/other draft/).waitFor();
      await page.getByText(/other draft/).click();
      await page.getByText('Our town needs a second library').first().waitFor();
      await page.context().close();
    }, 120_000);
  });
});
