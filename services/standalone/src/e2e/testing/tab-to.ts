import type { Page } from 'playwright-core';

/** More presses of Tab than any screen needs. */
const MOST_TABS = 60;

/**
 * Presses Tab until the button, field or link with this name has the focus.
 *
 * @throws Error when Tab does not lead to it
 */
export const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  const named = page
    .locator(':focus')
    .and(
      page
        .getByRole('button', { name })
        .or(page.getByRole('textbox', { name }))
        .or(page.getByRole('link', { name })),
    );
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if ((await named.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(name)}`);
};
