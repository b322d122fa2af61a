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

/** The sum of all shifts since the page was loaded or the count began, and what moved in each. */
export const layoutShift = async (
  page: Page,
): Promise<{ sum: number; moved: readonly string[] }> => {
  const shifts: { value: number; moved: string[] }[] = await page.evaluate('window.layoutShifts');
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ value, moved }) => moved.map((what) => `${value.toFixed(4)} ${what}`)),
  };
};
