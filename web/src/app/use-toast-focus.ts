import { useCallback, useEffect, useRef } from 'react';
import { focusEssay } from '../features/essays/focus-essay.ts';
import type { Toast } from '../lib/toasts/toast-slice.ts';

/** The id of a toast's button. */
export const toastButtonId = (toastId: string): string => `toast-${toastId}`;

/**
 * Brings the keyboard to the button of a new toast: toasts stand at the end of the page, and Undo is offered for
 * seconds. The first Tab leads to it from anywhere, and the next one goes on from where the student was.
 *
 * Returns a function to call before a toast goes, so that the focus does not fall to the body.
 */
export const useToastFocus = (toasts: readonly Toast[]): ((toastId: string) => void) => {
  const offered = useRef<string | null>(null);
  const origin = useRef<HTMLElement | null>(null);
  const newest = toasts.findLast(({ button }) => button !== undefined)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab') return;
      const button = document.getElementById(toastButtonId(newest));
      const focused = document.activeElement as HTMLElement | null;
      if (!button || !focused) return;
      if (focused === button) {
        // Tab moves on from there by itself.
        if (origin.current?.isConnected) origin.current.focus();
        if (!event.shiftKey) return;
      } else {
        // A dialog keeps the focus.
        if (event.shiftKey || offered.current === newest || focused.closest('[aria-modal]')) return;
        offered.current = newest;
        origin.current = focused;
        button.focus();
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [newest]);
  return useCallback((toastId) => {
    if (document.activeElement?.id !== toastButtonId(toastId)) return;
    if (origin.current?.isConnected) origin.current.focus();
    else focusEssay(undefined);
  }, []);
};
