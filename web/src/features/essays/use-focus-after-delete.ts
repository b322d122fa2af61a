import type { EssayCard } from '@argint/contracts';
import { useEffect, useRef } from 'react';

/** The id of a card's heading. */
export const cardHeadingId = (essayId: string): string => `essay-${essayId}`;

/**
 * When a deleted essay leaves the list, its card takes the focus with it: moves it to the card that
 * follows, else the one before, else the page's heading. Returns what to call with the deleted id.
 */
export const useFocusAfterDelete = (
  essays: readonly EssayCard[] | undefined,
): ((id: string) => void) => {
  const deleted = useRef<{ id: string; next: string | undefined } | null>(null);
  useEffect(() => {
    if (!essays || !deleted.current) return;
    const { id, next } = deleted.current;
    if (essays.some((essay) => essay.id === id)) return;
    deleted.current = null;
    const heading =
      (next === undefined ? null : document.getElementById(cardHeadingId(next))) ??
      document.querySelector<HTMLElement>('#main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [essays]);
  return (id) => {
    const at = essays?.findIndex((essay) => essay.id === id) ?? -1;
    deleted.current = { id, next: (essays?.[at + 1] ?? essays?.[at - 1])?.id };
  };
};
