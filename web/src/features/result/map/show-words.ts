import { linesOf } from '@argint/text-analysis';
import { scrollIntoBand } from '../reveal.ts';
import type { WordsPlace } from './words-link.ts';

/** Name of the highlight in the style sheet. */
const HIGHLIGHT = 'shown-words';

/** The text node and the offset in it of a character of an element's text. */
const pointAt = (element: HTMLElement, offset: number): [Text, number] | null => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let rest = offset;
  let last: [Text, number] | null = null;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (rest <= node.length) return [node, rest];
    rest -= node.length;
    last = [node, node.length];
  }
  return last;
};

/** The range of words in the list of lines; null where they are not there. */
const rangeOf = (list: HTMLElement, text: string, { start, end }: WordsPlace): Range | null => {
  const { spans, lineAt } = linesOf(text);
  const pointOf = (offset: number): [Text, number] | null => {
    const number = lineAt(offset);
    const line = list.querySelector<HTMLElement>(`[data-line="${number}"]`);
    const bounds = spans[number - 1];
    return line && bounds ? pointAt(line, offset - bounds.start) : null;
  };
  const from = pointOf(start);
  const to = pointOf(Math.min(end, text.length));
  if (!from || !to) return null;
  const range = document.createRange();
  range.setStart(...from);
  range.setEnd(...to);
  return range;
};

const mark = (range: Range): void => {
  if (typeof Highlight === 'function') CSS.highlights.set(HIGHLIGHT, new Highlight(range));
  else
    getSelection()?.setBaseAndExtent(
      range.startContainer,
      range.startOffset,
      range.endContainer,
      range.endOffset,
    );
};

/** Removes what showWords highlighted. */
export const hideWords = (): void => {
  if (typeof Highlight === 'function') CSS.highlights.delete(HIGHLIGHT);
};

/** Highlights words of the essay, brings them into the window and moves the focus to their line. */
export const showWords = (list: HTMLElement, text: string, place: WordsPlace): void => {
  const range = rangeOf(list, text, place);
  const line = range?.startContainer.parentElement?.closest<HTMLElement>('.line__text');
  if (!range || !line) return;
  line.tabIndex = -1;
  line.focus({ preventScroll: true });
  mark(range);
  scrollIntoBand(line.getBoundingClientRect());
  // A line outside the window is laid out in the next frame. Only then is it known where its words are.
  requestAnimationFrame(() => {
    const [first, ...more] = range.getClientRects();
    if (first) scrollIntoBand({ top: first.top, bottom: (more.at(-1) ?? first).bottom });
  });
};
