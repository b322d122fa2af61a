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

/** Rules whose outcome a theme changes. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

const look = async (page: Page, within: string, rules?: string[]): Promise<string[]> => {
  await coloursAtRest(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([part, only]) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(part, {
        ...(only && { runOnly: only }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [within, rules] as const,
  );
};

/**
 * What axe finds on the page as it stands, each as `rule: elements`.
 *
 * @param within a selector of the part to look at @default the whole page
 * @param rules ids of axe's rules @default all
 */
export const axeFaults = async (
  page: Page,
  within = 'html',
  rules?: string[],
): Promise<string[]> => {
  const found = await look(page, within, rules);
  // A message may have begun to fade while axe looked. What is wrong with the page is wrong at a second look too.
  return found.length > 0 ? look(page, within, rules) : found;
};

/**
 * What axe finds in each theme, `theme rule: elements`: every rule in the light theme, those of colour in the dark one.
 * The page is left in the light theme of the system.
 */
export const axeFaultsInBothThemes = async (page: Page, within?: string): Promise<string[]> => {
  const faults: string[] = [];
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.locator(`html[data-theme="${theme}"]`).waitFor();
    const rules = theme === 'dark' ? RULES_OF_COLOUR : undefined;
    faults.push(...(await axeFaults(page, within, rules)).map((fault) => `${theme} ${fault}`));
  }
  return faults;
};
