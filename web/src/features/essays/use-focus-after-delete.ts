import type { EssayCard } from '@argint/contracts';
import { useCallback, useEffect, useRef } from 'react';
import { focusEssay } from './focus-essay.ts';

/**
 * Keeps the focus on the page when a card with the focus is deleted: it moves to the next card,
 * else the one before, else the page's heading. Returns a function to call with the id before the
 * essay is deleted; it stays the same.
 */
export const useFocusAfterDelete = (essays: readonly EssayCard[]): ((id: string) => void) => {
  const deleted = useRef<{ id: string; next: string | undefined } | null>(null);
  const listed = useRef(essays);
  useEffect(() => {
    listed.current = essays;
    if (!deleted.current) return;
    const { id, next } = deleted.current;
    if (essays.some((essay) => essay.id === id)) return;
    deleted.current = null;
    focusEssay(next);
  }, [essays]);
  return useCallback((id) => {
    const at = listed.current.findIndex((essay) => essay.id === id);
    deleted.current = { id, next: (listed.current[at + 1] ?? listed.current[at - 1])?.id };
  }, []);
};
