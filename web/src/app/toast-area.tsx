import { notification } from 'antd';
import { UNDO_MS } from '../config/timings.ts';
import { useCallback, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { Button } from '../components/button.tsx';
import { toastClosed } from '../lib/toasts/toast-slice.ts';
import type { Toast } from '../lib/toasts/toast-slice.ts';
import { toastButtonId, useToastFocus } from './use-toast-focus.ts';

/** Ctrl+Z, or ⌘Z, outside of fields, which have an Undo of their own. */
const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' &&
  (ctrlKey || metaKey) &&
  !shiftKey &&
  !(target as Element | null)?.closest?.('input, textarea, [contenteditable]');

const isMac = /Mac|iP(hone|ad)/.test(navigator.platform);
/** As `aria-keyshortcuts` names it, and as a student reads it. */
const UNDO_KEY = isMac ? ['Meta+Z', '⌘Z'] : ['Control+Z', 'Ctrl+Z'];
const SECONDS = 5;

/** Shows toasts as they arrive. Loaded with the first one. */
export function ToastArea({ toasts }: { toasts: Toast[] }) {
  const [show, holder] = notification.useNotification({ placement: 'bottomRight', maxCount: 4 });
  /** The texts that are shown, by the toast's id. */
  const shown = useRef(new Map<string, string | undefined>());
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const leaveToast = useToastFocus(toasts);
  const press = useCallback(
    (id: string, { action, to }: NonNullable<Toast['button']>): void => {
      dispatch(action);
      dispatch(toastClosed(id));
      if (to !== undefined) void navigate(to);
    },
    [dispatch, navigate],
  );
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const newest = toasts.findLast(({ button }) => button !== undefined);
      if (!newest?.button || !isUndoKey(event)) return;
      event.preventDefault();
      press(newest.id, newest.button);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [toasts, press]);
  useEffect(() => {
    for (const id of shown.current.keys())
      if (!toasts.some((toast) => toast.id === id)) {
        shown.current.delete(id);
        leaveToast(id);
        show.destroy(id);
      }
    for (const { id, kind, title, text, button } of toasts) {
      const isNew = !shown.current.has(id);
      if (!isNew && shown.current.get(id) === text) continue;
      shown.current.set(id, text);
      // Not by antd's own timer, which would take the focus along.
      if (button && isNew) setTimeout(() => dispatch(toastClosed(id)), UNDO_MS);
      show[kind]({
        key: id,
        title,
        description: text,
        role: kind === 'error' ? 'alert' : 'status',
        duration: button ? false : SECONDS,
        actions: button && (
          <Button
            id={toastButtonId(id)}
            size="small"
            aria-keyshortcuts={UNDO_KEY[0]}
            onClick={() => press(id, button)}
          >
            {button.label}
            <kbd className="toast-key" aria-hidden="true">
              {UNDO_KEY[1]}
            </kbd>
          </Button>
        ),
        onClose: () => void dispatch(toastClosed(id)),
      });
    }
  }, [toasts, show, dispatch, leaveToast, press]);
  return holder;
}
