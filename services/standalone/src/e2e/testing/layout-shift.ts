import type { Page } from 'playwright-core';

/** Adds up what the browser counts as layout shifts, from the first moment of each page on. */
const OBSERVE = `
  window.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const name = node?.nodeType === 1 ? node.tagName + '.' + node.className : node?.nodeName;
        return name + ' ' + Math.round(from.y) + ' -> ' + Math.round(to.y);
      });
      window.layoutShifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Measures layout shifts in every page of the browser context from now on. */
export const measureLayoutShifts = (page: Page): Promise<unknown> =>
  page.context().addInitScript(OBSERVE);

/** Begins to count anew. */
export const forgetLayoutShifts = (page: Page): Promise<unknown> =>
  page.evaluate('window.layoutShifts.length = 0');

/** Most a page may move (cumulative layout shift). */
const MOST_SHIFT = 0.02;

/** What moved since the page was loaded or the count began; nothing while all shifts together are below the bound. */
export const movedTooFar = async (page: Page): Promise<readonly string[]> => {
  const shifts: { value: number; moved: string[] }[] = await page.evaluate('window.layoutShifts');
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  return sum < MOST_SHIFT
    ? []
    : shifts.flatMap(({ value, moved }) => moved.map((what) => `${value.toFixed(4)} ${what}`));
};
