import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { lineKey, measureLine } from './measure-lines.ts';
import type { LineRows, Metrics } from './measure-lines.ts';
import type { MarkedLine } from './place-marks.ts';

/** Lines measured before the first paint, about what a window shows. */
const FIRST_LINES = 12;
/** Lines measured in one task after that. A task must stay far below 50 ms. */
const LINES_A_TASK = 10;

type Measured = Map<string, LineRows>;

/**
 * What an older measurement still says when critiques have been added: everything about lines with
 * the same critiques, and of the others how many rows they have.
 */
const carryOver = (
  lines: readonly MarkedLine[],
  before: Measured,
): { measured: Measured; stale: Measured } => {
  const measured: Measured = new Map();
  const stale: Measured = new Map();
  for (const line of lines) {
    const rows = before.get(lineKey(line));
    if (!rows) continue;
    const same =
      line.places.length === rows.places.size &&
      line.places.every(({ critique }) => rows.places.has(critique.id));
    (same ? measured : stale).set(lineKey(line), rows);
  }
  return { measured, stale };
};

const isInSight = (element: HTMLElement): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** Measures the lines that `known` does not have yet, a few at a time, and adds them to it. */
const startMeasuring = (
  list: HTMLElement,
  lines: readonly MarkedLine[],
  known: Measured,
  stale: Measured,
) => {
  const style = getComputedStyle(list);
  const rowHeight = Number.parseFloat(style.lineHeight) || 1;
  const gap = Number.parseFloat(style.rowGap) || 0;
  const byKey = new Map(lines.map((line) => [lineKey(line), line]));
  const unknown = [...list.querySelectorAll<HTMLElement>('.line__text')].filter(
    ({ dataset }) => !known.has(dataset['line'] ?? ''),
  );
  // Critiques that are added must not be seen to look for their place.
  const inSight = stale.size > 0 ? unknown.filter(isInSight) : [];
  const texts = [...new Set([...inSight, ...unknown])];
  return {
    first: Math.max(FIRST_LINES, inSight.length),
    hasMore: () => texts.length > 0,
    measure: (count: number): void => {
      for (const text of texts.splice(0, count)) {
        const line = byKey.get(text.dataset['line'] ?? '');
        if (line) known.set(lineKey(line), measureLine(text, line, rowHeight));
      }
    },
    metrics: (): Metrics => ({
      rowHeight,
      gap,
      lines: new Map([...stale, ...known]),
      complete: lines.every((line) => known.has(lineKey(line))),
    }),
  };
};

/**
 * Measures all lines once, from the top down, and again when the column's width or a font changes.
 * `lines` must hold every critique, not only those a filter shows: then a filter needs no new
 * measurement. `finish` measures at once what is left.
 *
 * @param rendered - how many lines are in the document; others follow in a later render
 */
export const useMetrics = (
  list: RefObject<HTMLElement | null>,
  lines: readonly MarkedLine[],
  rendered: number,
): { metrics: Metrics | null; finish: () => void } => {
  const [metrics, setMetrics] = useState<Metrics | null>(null);
  const rest = useRef<(() => void) | null>(null);
  const known = useRef({ lines, width: 0, ...carryOver([], new Map()) });
  useLayoutEffect(() => {
    const root = list.current;
    if (!root) return;
    let timer: ReturnType<typeof setTimeout>;
    const update = (): void => {
      clearTimeout(timer);
      const width = root.clientWidth;
      if (known.current.lines !== lines || known.current.width !== width) {
        const { measured, stale } = known.current;
        const before: Measured =
          known.current.width === width ? new Map([...stale, ...measured]) : new Map();
        known.current = { lines, width, ...carryOver(lines, before) };
      }
      const work = startMeasuring(root, lines, known.current.measured, known.current.stale);
      const measure = (count: number): void => {
        work.measure(count);
        if (work.hasMore()) timer = setTimeout(() => measure(LINES_A_TASK));
        else setMetrics(work.metrics());
      };
      rest.current = () => {
        clearTimeout(timer);
        if (work.hasMore()) measure(Infinity);
      };
      measure(work.first);
      if (work.hasMore()) setMetrics(work.metrics());
    };
    const onFonts = (): void => {
      known.current.width = -1;
      update();
    };
    update();
    const observer = new ResizeObserver(() => {
      // Nothing can be measured behind a closed tab. It is done when the tab opens.
      if (root.clientWidth > 0 && root.clientWidth !== known.current.width) update();
    });
    observer.observe(root);
    document.fonts?.addEventListener('loadingdone', onFonts);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', onFonts);
    };
  }, [list, lines, rendered]);
  const finish = useCallback(() => rest.current?.(), []);
  return { metrics, finish };
};
