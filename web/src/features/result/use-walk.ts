import type { LineCritique } from '@argint/contracts';
import { useCallback, useEffect, useState } from 'react';
import { markId } from './critique-words.ts';

/** The active remark and the ways to change it. */
export interface Walk {
  activeId: string | null;
  choose: (critique: LineCritique) => void;
  toggle: (critique: LineCritique) => void;
  step: (by: 1 | -1) => void;
  close: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const show = (critique: LineCritique): void => {
  const mark = document.getElementById(markId(critique));
  mark?.focus({ preventScroll: true });
  mark?.scrollIntoView({ block: 'center' });
};

/** `n` and `p` walk the remarks in reading order, round the ends; `?` asks for the keys; Escape closes. */
export const useWalk = (critiques: readonly LineCritique[], onHelp: () => void): Walk => {
  const [activeId, setActiveId] = useState<string | null>(null);
  const choose = useCallback((critique: LineCritique) => setActiveId(critique.id), []);
  const close = useCallback(() => setActiveId(null), []);
  const toggle = (critique: LineCritique): void => {
    if (critique.id === activeId) return close();
    setActiveId(critique.id);
    document.getElementById(markId(critique))?.scrollIntoView({ block: 'center' });
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
  return { activeId, choose, toggle, step, close };
};
