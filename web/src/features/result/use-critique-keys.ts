import { useEffect } from 'react';
import type { CritiqueState } from './critique-states/critique-state.ts';
import { DECISIONS } from './critique-states/critique-state.ts';
import { critiqueAtHand } from './use-critique-navigation.ts';
import type { CritiqueNavigation } from './use-critique-navigation.ts';

interface Actions {
  navigation: CritiqueNavigation;
  /** The shown critiques in reading order. */
  order: readonly string[];
  /** Keys do nothing, because a dialog is open. */
  paused: boolean;
  onDecide: (id: string, state: CritiqueState) => void;
  onHelp: () => void;
}

/** Keys belong to the field or the dialog that has the focus. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    target.closest('[role="dialog"]') !== null);

/**
 * Keys of the result: `n` and `p` walk the critiques, `f` shows or hides the fix, `r`, `i` and `u`
 * decide, `?` lists the keys, Escape closes the card and goes back to its mark.
 */
export const useCritiqueKeys = ({ navigation, order, paused, onDecide, onHelp }: Actions): void => {
  useEffect(() => {
    if (paused) return;
    const { activeId, fixShown, step, close, showFix } = navigation;
    const act = (key: string): void => {
      if (key === 'n') return step(order, 1);
      if (key === 'p') return step(order, -1);
      if (key === '?') return onHelp();
      if (key === 'Escape') return close();
      const id = critiqueAtHand(activeId);
      if (id === null) return;
      if (key === 'f') return showFix(id, !(id === activeId && fixShown));
      const decision = DECISIONS.find((one) => one.key === key);
      if (decision) onDecide(id, decision.state);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      act(event.key);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigation, order, paused, onDecide, onHelp]);
};
