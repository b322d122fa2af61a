import type { EssayCard } from '@argint/contracts';
import { useEffect, useRef } from 'react';
import { focusEssay } from './focus-essay.ts';

/**
 * Keeps the focus on the page when a card with the focus is deleted: it moves to the next card,
 * else the one before, else the page's heading. Returns a function to call with the id before the
 * essay is deleted.
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
    focusEssay(next);
  }, [essays]);
  return (id) => {
    const at = essays?.findIndex((essay) => essay.id === id) ?? -1;
    deleted.current = { id, next: (essays?.[at + 1] ?? essays?.[at - 1])?.id };
  };
};
