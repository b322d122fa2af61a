import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { markId } from './critique-words.ts';

/** The first mark at or after a critique in reading order, else the first of all. */
const nearestMark = (ids: readonly string[], from: string | null): HTMLElement | null => {
  const at = Math.max(0, ids.indexOf(from ?? ''));
  for (const id of [...ids.slice(at), ...ids.slice(0, at)]) {
    const mark = document.getElementById(markId({ id }));
    if (mark) return mark;
  }
  return null;
};

/** Remembers which element inside `root` has the focus, until the student leaves it. */
const useFocused = (root: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> => {
  const focused = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const onFocusIn = ({ target }: FocusEvent): void => {
      focused.current = target as HTMLElement;
    };
    const onFocusOut = ({ target, relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) return;
      // Some browsers report this just before they remove the element, others not at all. If it is
      // still there afterwards, the student clicked elsewhere.
      queueMicrotask(() => {
        if ((target as HTMLElement).isConnected && focused.current === target) {
          focused.current = null;
        }
      });
    };
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, [root]);
  return focused;
};

/**
 * Keeps the focus inside `root` when the element that has it disappears. It goes to the element that
 * now has the same id, else to the mark nearest to the critique that was open last, else to the
 * first button. Returns a function that finds this heir, for others who have to give the focus back.
 *
 * @param ids - all critiques in reading order
 */
export const useKeepFocus = (
  root: RefObject<HTMLElement | null>,
  ids: readonly string[],
  activeId: string | null,
): (() => HTMLElement | null) => {
  const focused = useFocused(root);
  const lastActive = useRef(activeId);
  const heir = useCallback(
    () => nearestMark(ids, lastActive.current) ?? root.current?.querySelector('button') ?? null,
    [ids, root],
  );
  useLayoutEffect(() => {
    if (activeId !== null) lastActive.current = activeId;
  }, [activeId]);
  // After every commit, because any of them may remove the focused element.
  useLayoutEffect(() => {
    const lost = focused.current;
    if (!lost || lost.isConnected || document.activeElement !== document.body) return;
    const same = lost.id ? document.getElementById(lost.id) : null;
    (same ?? heir())?.focus({ preventScroll: true });
  });
  return heir;
};
