import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Scrolls a row of tabs to the open one, as when a link opened it. The page itself stays where it is. */
export const useTabInSight = (open: string): RefObject<HTMLDivElement | null> => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!row || !tab || row.scrollWidth <= row.clientWidth) return;
    const [seen, of] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    row.scrollLeft += of.left + of.width / 2 - seen.left - seen.width / 2;
  }, [open]);
  return list;
};
