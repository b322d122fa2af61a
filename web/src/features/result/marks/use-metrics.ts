import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { lineKey, measureLine, ROWS_OF_WINDOW } from './measure-lines.ts';
import type { LineRows, Metrics } from './measure-lines.ts';
import type { MarkedLine } from './place-marks.ts';

/** Rows measured in one task after the first paint. A task must stay far below 50 ms. */
const ROWS_A_TASK = 60;

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
    inSight: inSight.length,
    hasMore: () => texts.length > 0,
    /** Measures at least `count` lines, and lines of `rows` rows together. */
    measure: (rows: number, count = 0): void => {
      let measured = 0;
      for (let at = 0; texts.length > 0 && (measured < rows || at < count); at += 1) {
        const text = texts.shift() as HTMLElement;
        const line = byKey.get(text.dataset['line'] ?? '');
        if (!line) continue;
        const found = measureLine(text, line, rowHeight);
        known.set(lineKey(line), found);
        measured += found.rows;
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
      const measure = (rows: number, count = 0): void => {
        work.measure(rows, count);
        if (work.hasMore()) timer = setTimeout(() => measure(ROWS_A_TASK));
        else setMetrics(work.metrics());
      };
      rest.current = () => {
        clearTimeout(timer);
        if (work.hasMore()) measure(Infinity);
      };
      measure(ROWS_OF_WINDOW, work.inSight);
      if (work.hasMore()) setMetrics(work.metrics());
    };
    const onFonts = (): void => {
      known.current.width = -1;
      update();
    };
    if (known.current.measured.size + known.current.stale.size > 0) update();
    else {
      // The text is painted first: its layout and what is measured in it would be one long task.
      timer = setTimeout(update);
      rest.current = () => {
        update();
        rest.current?.();
      };
    }
    const observer = new ResizeObserver(() => {
      // Nothing can be measured behind a closed tab. It is done when the tab opens.
      const width = root.clientWidth;
      if (known.current.width > 0 && width > 0 && width !== known.current.width) update();
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
