/** The box of the character at an offset of a line of the backdrop; null where nothing is laid out. */
const boxIn = (line: Element, offset: number): DOMRect | null => {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let at = offset;
  let last: Text | null = null;
  while (walker.nextNode()) {
    last = walker.currentNode as Text;
    if (at < last.length) break;
    at -= last.length;
  }
  if (!last) return null;
  const from = Math.min(Math.max(at, 0), Math.max(0, last.length - 1));
  range.setStart(last, from);
  range.setEnd(last, Math.min(from + 1, last.length));
  return range.getClientRects()[0] ?? null;
};

/** How far the row of a character stands below the top of `copy`, in px; null where nothing is laid out. */
export const rowTop = (copy: Element, line: Element, offset: number): number | null => {
  const box = boxIn(line, offset);
  if (!box) return null;
  const rowHeight = Number.parseFloat(getComputedStyle(copy).lineHeight) || box.height;
  return box.top + (box.height - rowHeight) / 2 - copy.getBoundingClientRect().top;
};

/** Share of the editor's height above the words that are scrolled to. */
const ABOVE = 1 / 3;

/** Scrolls the editor, and the page if need be, so that an offset of a line is seen. Jumps, because typing may go on. */
export const scrollToPlace = (scroller: HTMLElement, line: Element, offset: number): void => {
  const box = boxIn(line, offset);
  scroller.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  if (!box) return;
  const view = scroller.getBoundingClientRect();
  const now = boxIn(line, offset) ?? box;
  if (now.top >= view.top && now.bottom <= view.bottom) return;
  scroller.scrollTop += now.top - view.top - view.height * ABOVE;
};
