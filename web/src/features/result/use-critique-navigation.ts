import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { critiqueIdOf } from './critique-places.ts';
import { cardId, markId } from './critique-words.ts';
import { reveal, showHeadInSheet } from './reveal.ts';

/** Where the focus goes when a critique is chosen. */
type Focus = 'mark' | 'card' | 'stay';

interface Choice {
  id: string | null;
  fixShown: boolean;
  focus: Focus;
}

/** The active critique and the functions that change it. */
export interface CritiqueNavigation {
  activeId: string | null;
  fixShown: boolean;
  /** Opens a critique and brings its mark and card into the window. */
  choose: (id: string, focus: Focus) => void;
  /** Opens a closed critique and closes an open one. */
  toggle: (id: string) => void;
  /**
   * Goes to the next (1) or previous (-1) of `order`, the ids in reading order, and from the last to
   * the first and back. It starts at the mark that has the focus, else at the open critique.
   */
  step: (order: readonly string[], by: 1 | -1, focus?: Focus) => void;
  showFix: (id: string, shown: boolean) => void;
  /** Closes the open critique and gives the focus back to its mark. */
  close: () => void;
}

const nothing: Choice = { id: null, fixShown: false, focus: 'stay' };

/** The mark of a critique; for one about the whole essay, the head of its card. */
const markOf = (id: string): HTMLElement | null =>
  document.getElementById(markId({ id })) ??
  document.querySelector<HTMLElement>(`#${CSS.escape(cardId({ id }))} .critique__head`);

/** The critique whose mark has the focus, else the open one. */
export const critiqueAtHand = (activeId: string | null): string | null => {
  const mark = document.activeElement?.closest<HTMLElement>('[data-critique]');
  return mark?.dataset['critique'] ?? activeId;
};

/**
 * Knows the open critique, and moves focus and window when another one is chosen. `prepare` is
 * called before that, in the same event.
 */
export const useCritiqueNavigation = (prepare: () => void): CritiqueNavigation => {
  const [choice, setChoice] = useState<Choice>(nothing);
  const activeId = choice.id;
  const shownId = useRef<string | null>(null);
  // Before the browser paints, and after the card or sheet of the choice is in the document.
  useLayoutEffect(() => {
    const { id, focus } = choice;
    const isNew = id !== shownId.current;
    shownId.current = id;
    if (id === null) return;
    if (isNew) showHeadInSheet(id);
    const target = focus === 'card' ? document.getElementById(cardId({ id })) : markOf(id);
    if (focus !== 'stay') target?.focus({ preventScroll: true });
    reveal(id);
  }, [choice]);
  const choose = useCallback(
    (id: string, focus: Focus) => {
      prepare();
      setChoice((before) => ({ id, focus, fixShown: before.id === id && before.fixShown }));
    },
    [prepare],
  );
  const toggle = useCallback(
    (id: string) =>
      setChoice((before) => (before.id === id ? nothing : { id, focus: 'stay', fixShown: false })),
    [],
  );
  const step = useCallback(
    (order: readonly string[], by: 1 | -1, focus: Focus = 'mark') => {
      if (order.length === 0) return;
      const at = order.indexOf(critiqueIdOf(critiqueAtHand(activeId) ?? ''));
      const from = at < 0 && by < 0 ? 0 : at;
      choose(order[(from + by + order.length) % order.length] as string, focus);
    },
    [activeId, choose],
  );
  const showFix = useCallback(
    (id: string, shown: boolean) => {
      prepare();
      setChoice({ id, focus: 'stay', fixShown: shown });
    },
    [prepare],
  );
  const close = useCallback(() => {
    if (activeId === null) return;
    const mark = markOf(activeId);
    setChoice(nothing);
    mark?.focus({ preventScroll: true });
  }, [activeId]);
  return { activeId, fixShown: choice.fixShown, choose, toggle, step, showFix, close };
};
