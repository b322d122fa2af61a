import type { LineCritique } from '@argint/contracts';
import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { cardId, markId } from './critique-words.ts';
import { levelCards } from './level-cards.ts';

/** The top of each card by critique id and the height of their column, in px. */
export interface CardLevels {
  tops: ReadonlyMap<string, number>;
  height: number;
}

/** Places the cards level with their marks after each change; null when cards are stacked. */
export const useLevelCards = (
  column: RefObject<HTMLElement | null>,
  critiques: readonly LineCritique[],
  activeId: string | null,
  enabled: boolean,
): CardLevels | null => {
  const [levels, setLevels] = useState<CardLevels | null>(null);
  useLayoutEffect(() => {
    const root = column.current;
    if (!enabled || !root) return setLevels(null);
    const measure = (): void => {
      const origin = root.getBoundingClientRect().top;
      const wanted = critiques.map((critique) => {
        const mark = document.getElementById(markId(critique));
        return mark ? mark.getBoundingClientRect().top - origin - 6 : 0;
      });
      const heights = critiques.map(
        (critique) => document.getElementById(cardId(critique))?.offsetHeight ?? 0,
      );
      const active = critiques.findIndex(({ id }) => id === activeId);
      const tops = levelCards(wanted, heights, active);
      setLevels({
        tops: new Map(critiques.map(({ id }, index) => [id, tops[index] as number])),
        height: (tops.at(-1) ?? 0) + (heights.at(-1) ?? 0),
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(root.parentElement ?? root);
    for (const critique of critiques) {
      const card = document.getElementById(cardId(critique));
      if (card) observer.observe(card);
    }
    return () => observer.disconnect();
  }, [column, critiques, activeId, enabled]);
  return levels;
};
