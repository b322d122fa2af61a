import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { lineKey, measureLine } from './measure-lines.ts';
import type { LineRows, Metrics } from './measure-lines.ts';
import type { MarkedLine } from './place-marks.ts';

const measure = (list: HTMLElement, lines: readonly MarkedLine[]): Metrics => {
  const style = getComputedStyle(list);
  const rowHeight = Number.parseFloat(style.lineHeight) || 1;
  const byKey = new Map(lines.map((line) => [lineKey(line), line]));
  const measured = new Map<string, LineRows>();
  for (const text of list.querySelectorAll<HTMLElement>('.line__text')) {
    const line = byKey.get(text.dataset['line'] ?? '');
    if (line) measured.set(lineKey(line), measureLine(text, line, rowHeight));
  }
  return { rowHeight, gap: Number.parseFloat(style.rowGap) || 0, lines: measured };
};

/**
 * Measures all lines once, and again when the column's width or a font changes. `lines` must hold
 * every critique, not only those a filter shows: then a filter needs no new measurement.
 */
export const useMetrics = (
  list: RefObject<HTMLElement | null>,
  lines: readonly MarkedLine[],
): Metrics | null => {
  const [metrics, setMetrics] = useState<Metrics | null>(null);
  useLayoutEffect(() => {
    const root = list.current;
    if (!root) return;
    const update = (): void => setMetrics(measure(root, lines));
    update();
    let width = root.clientWidth;
    const observer = new ResizeObserver(() => {
      if (root.clientWidth === width) return;
      width = root.clientWidth;
      update();
    });
    observer.observe(root);
    document.fonts?.addEventListener('loadingdone', update);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', update);
    };
  }, [list, lines]);
  return metrics;
};
