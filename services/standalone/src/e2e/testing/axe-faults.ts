import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What is read of an animation in the page. A spinner's has no end. */
interface Running {
  effect: { getComputedTiming: () => { endTime?: number } } | null;
}

/** Waits until no colour is changing and nothing fades in or out: a colour on its way has a contrast of its own. */
const coloursAtRest = (page: Page): Promise<unknown> =>
  page.locator('html').evaluate(async (html) => {
    const window = html.ownerDocument.defaultView;
    // A transition begins with the frame after the change.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((done) => window.requestAnimationFrame(done));
    const changing = html
      .getAnimations({ subtree: true })
      .filter((one: Running) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(changing.map((one: { finished: Promise<unknown> }) => one.finished));
  });

const look = async (page: Page, within: string): Promise<string[]> => {
  await coloursAtRest(page);
  await page.evaluate(axe.source);
  return page.evaluate(async (part) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(part);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, within);
};

/**
 * What axe finds on the page as it stands, each as `rule: elements`.
 *
 * @param within a selector of the part to look at @default the whole page
 */
export const axeFaults = async (page: Page, within = 'html'): Promise<string[]> => {
  const found = await look(page, within);
  // A message may have begun to fade while axe looked. What is wrong with the page is wrong at a second look too.
  return found.length > 0 ? look(page, within) : found;
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
