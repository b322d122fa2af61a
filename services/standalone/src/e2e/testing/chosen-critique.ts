import type { Page } from 'playwright-core';

/** Ids of the critiques that have a mark, in the order of the document. */
export const markedCritiques = (page: Page): Promise<string[]> =>
  page
    .locator('[data-critique]')
    .evaluateAll((marks) => marks.map((mark): string => mark.dataset.critique));

/** Id of the element that has the focus. */
export const focusedId = (page: Page): Promise<string> =>
  page.locator('body').evaluate((body): string => body.ownerDocument.activeElement.id);

/**
 * Scrolls so that the beginning of a mark is the lowest thing in sight: at the edge of the window, or
 * of the sheet that covers its lower part. Resolves with a point in the mark, in px.
 */
export const scrollToEdge = (page: Page, id: string): Promise<{ x: number; y: number }> =>
  page.locator(`[id="mark-${id}"]`).evaluate(async (mark) => {
    const window = mark.ownerDocument.defaultView;
    const sheet = mark.ownerDocument.querySelector('.sheet');
    const edge = sheet?.getBoundingClientRect().top ?? window.innerHeight;
    const row = mark.getClientRects()[0];
    window.scrollBy({ top: Math.min(row.bottom, row.top + 25) - edge + 2, behavior: 'instant' });
    // The browser lays out what has come near the window before the next frame.
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((done) => window.requestAnimationFrame(done));
    }
    const { left, top, width, height } = mark.getClientRects()[0];
    return { x: left + Math.min(width / 2, 30), y: top + Math.min(height / 2, 10) };
  });

/**
 * Checks the invariant of the result for the open critique: its mark and the head of its card are in
 * the window, and something has the focus. Resolves with what is wrong; nothing if all is right.
 */
export const faultsOfChosen = (page: Page): Promise<string[]> =>
  page.locator('body').evaluate(async (body) => {
    const document = body.ownerDocument;
    // The page looks again when the lines near the place are laid out, two frames later.
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((done) => document.defaultView.requestAnimationFrame(done));
    const windowHeight: number = document.defaultView.innerHeight;
    const card = document.querySelector('.critique--open');
    if (!card) return ['no card is open'];
    const id: string = card.id.slice('critique-'.length);
    const header: number = document.querySelector('.site-header').getBoundingClientRect().bottom;
    const sheet = card.closest('.sheet')?.getBoundingClientRect();
    const faults: string[] = [];
    const check = (
      what: string,
      box: { top: number; height: number } | undefined,
      top: number,
      bottom: number,
    ): void => {
      if (!box || (box.top >= top && box.top + Math.min(box.height, 20) <= bottom)) return;
      faults.push(`${id}: ${what} at ${Math.round(box.top)}, seen ${top} to ${bottom}`);
    };
    const mark = document.getElementById(`mark-${id}`)?.getClientRects()[0];
    const head = card.querySelector('.critique__head').getBoundingClientRect();
    check('mark', mark, header, sheet?.top ?? windowHeight);
    check('card', head, sheet?.top ?? header, windowHeight);
    if (mark && !sheet && Math.abs(mark.top - head.top) > 40) {
      faults.push(`${id}: the card is ${Math.round(head.top - mark.top)} px below its mark`);
    }
    if (document.activeElement === body) faults.push(`${id}: nothing has the focus`);
    return faults;
  });
