import { cardId, markId } from './critique-words.ts';

/** Space kept free above and below what is revealed, px. */
const MARGIN = 16;

/** Top and bottom of a part of the window in px. */
interface Band {
  top: number;
  bottom: number;
}

/**
 * How far to scroll so that `target` lies in `view`; 0 if it does. Otherwise it comes to the upper
 * third of the view, or to its top if it is taller than the rest.
 */
export const scrollDistance = (target: Band, view: Band): number => {
  if (target.top >= view.top && target.bottom <= view.bottom) return 0;
  const free = view.bottom - view.top - (target.bottom - target.top);
  return target.top - view.top - Math.max(0, Math.min(free, (view.bottom - view.top) / 3));
};

/** The first row of a mark. A mark may go on for many rows. */
const firstRowOf = (mark: HTMLElement): Band => {
  const box = mark.getClientRects()[0] ?? mark.getBoundingClientRect();
  const row = Number.parseFloat(getComputedStyle(mark).lineHeight) || box.height;
  return { top: box.top, bottom: Math.min(box.bottom, box.top + row) };
};

/** What must be seen together, and what more would be good to see. */
const bandsOf = (id: string): { needed: Band; wanted: Band } | null => {
  const mark = document.getElementById(markId({ id }));
  const card = document.getElementById(cardId({ id }));
  const parts: Band[] = mark ? [firstRowOf(mark)] : [];
  const beside = card?.closest('.sheet') ? null : card;
  const head = beside?.querySelector('.critique__head');
  if (head) parts.push(head.getBoundingClientRect());
  if (parts.length === 0) return null;
  const top = Math.min(...parts.map((part) => part.top));
  const bottom = Math.max(...parts.map((part) => part.bottom));
  const end = beside?.getBoundingClientRect().bottom ?? bottom;
  return { needed: { top, bottom }, wanted: { top, bottom: Math.max(bottom, end) } };
};

/** The part of the window below the page's header and above the sheet. */
const viewBand = (): Band => {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const sheet = document.querySelector('.sheet')?.getBoundingClientRect().top;
  return {
    top: Number.parseFloat(scrollPaddingTop) || MARGIN,
    bottom: (sheet ?? window.innerHeight) - MARGIN,
  };
};

/** Scrolls at once until a band of the page lies in the free part of the window. */
export const scrollIntoBand = (target: Band, view = viewBand()): void => {
  const top = scrollDistance(target, view);
  if (top !== 0) window.scrollBy({ top, behavior: 'instant' });
};

/** On a phone, scrolls the sheet back to the head of a card: the one before may have been read to its end. */
export const showHeadInSheet = (id: string): void => {
  const body = document.getElementById(cardId({ id }))?.closest('.sheet__body');
  if (body) body.scrollTop = 0;
};

/** Scrolls at once until the mark of a critique and the head of its card are in the window; the whole card if it fits. */
const bringIntoView = (id: string): void => {
  const bands = bandsOf(id);
  if (!bands) return;
  const view = viewBand();
  const { needed, wanted } = bands;
  const fits = wanted.bottom - wanted.top <= view.bottom - view.top;
  scrollIntoBand(fits ? wanted : needed, view);
};

let nextLook = 0;

/**
 * Scrolls until the mark of a critique and the head of its card are both in the window, below the
 * page's header and above the sheet; the whole card too if it fits. It scrolls at once, because a
 * second choice would find the page still moving, and looks again two frames later: lines that were
 * outside the window have their true height only then.
 */
export const reveal = (id: string): void => {
  cancelAnimationFrame(nextLook);
  bringIntoView(id);
  nextLook = requestAnimationFrame(() => {
    nextLook = requestAnimationFrame(() => bringIntoView(id));
  });
};
