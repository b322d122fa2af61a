import type { LineCritique } from '@argint/contracts';
import { useCallback, useEffect, useState } from 'react';
import { cardId, markId } from './critique-words.ts';

/** The active critique and the functions that change it. */
export interface CritiqueNavigation {
  activeId: string | null;
  choose: (critique: LineCritique) => void;
  goTo: (critique: LineCritique) => void;
  toggle: (critique: LineCritique) => void;
  step: (by: 1 | -1) => void;
  close: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Scrolls to a critique's words and focuses them; a critique without words focuses its card. */
const show = (critique: LineCritique): void => {
  const target =
    document.getElementById(markId(critique)) ??
    document.querySelector<HTMLElement>(`#${CSS.escape(cardId(critique))} button`);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
};

/**
 * Moves through the critiques in reading order: `n` next, `p` previous, from the last to the first
 * and back. `?` calls `onHelp`. Escape closes the open critique.
 */
export const useCritiqueNavigation = (
  critiques: readonly LineCritique[],
  onHelp: () => void,
): CritiqueNavigation => {
  const [activeId, setActiveId] = useState<string | null>(null);
  const choose = useCallback((critique: LineCritique) => setActiveId(critique.id), []);
  const close = useCallback(() => setActiveId(null), []);
  const toggle = (critique: LineCritique): void => {
    if (critique.id === activeId) return close();
    setActiveId(critique.id);
    document.getElementById(markId(critique))?.scrollIntoView({ block: 'center' });
  };
  const goTo = (critique: LineCritique): void => {
    setActiveId(critique.id);
    show(critique);
  };
  const step = useCallback(
    (by: 1 | -1) => {
      if (critiques.length === 0) return;
      const at = critiques.findIndex(({ id }) => id === activeId);
      const from = at < 0 && by < 0 ? 0 : at;
      const next = critiques[(from + by + critiques.length) % critiques.length] as LineCritique;
      setActiveId(next.id);
      show(next);
    },
    [critiques, activeId],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === 'n') step(1);
      else if (event.key === 'p') step(-1);
      else if (event.key === '?') onHelp();
      else if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [step, onHelp, close]);
  return { activeId, choose, goTo, toggle, step, close };
};
