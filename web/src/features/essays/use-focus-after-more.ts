import type { EssayCard } from '@argint/contracts';
import { useEffect, useRef } from 'react';
import { focusEssay } from './focus-essay.ts';

/**
 * Moves the focus to the first new card when more essays have been loaded: the button that had it
 * may be gone. Returns a function to call before they are loaded.
 */
export const useFocusAfterMore = (essays: readonly EssayCard[]): (() => void) => {
  const shownBefore = useRef<number | null>(null);
  useEffect(() => {
    if (shownBefore.current === null || essays.length <= shownBefore.current) return;
    focusEssay(essays[shownBefore.current]?.id);
    shownBefore.current = null;
  }, [essays]);
  return () => {
    shownBefore.current = essays.length;
  };
};
