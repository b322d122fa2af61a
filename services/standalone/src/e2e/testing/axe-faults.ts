import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Waits until no colour is changing any more: a colour on its way has a contrast of its own. */
const coloursAtRest = (page: Page): Promise<unknown> =>
  page.locator('html').evaluate(async (html) => {
    const window = html.ownerDocument.defaultView;
    // A transition begins with the frame after the change.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((done) => window.requestAnimationFrame(done));
    const changing = html
      .getAnimations({ subtree: true })
      .filter((one: object) => one instanceof window.CSSTransition);
    await Promise.allSettled(changing.map((one: { finished: Promise<unknown> }) => one.finished));
  });

/**
 * What axe finds on the page as it stands, each as `rule: elements`.
 *
 * @param within a selector of the part to look at @default the whole page
 */
export const axeFaults = async (page: Page, within = 'html'): Promise<string[]> => {
  await coloursAtRest(page);
  await page.evaluate(axe.source);
  return page.evaluate(async (part) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(part);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, within);
};

/** What axe finds in each theme, `theme rule: elements`. The page is left in the light theme of the system. */
export const axeFaultsInBothThemes = async (page: Page, within?: string): Promise<string[]> => {
  const faults: string[] = [];
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.locator(`html[data-theme="${theme}"]`).waitFor();
    faults.push(...(await axeFaults(page, within)).map((fault) => `${theme} ${fault}`));
  }
  return faults;
};
