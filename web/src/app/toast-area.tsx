import { Button, notification } from 'antd';
import { UNDO_MS } from '../config/timings.ts';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { toastClosed } from '../lib/toasts/toast-slice.ts';
import type { Toast } from '../lib/toasts/toast-slice.ts';

const SECONDS = 5;
const SECONDS_WITH_BUTTON = UNDO_MS / 1_000;

/** Shows toasts as they arrive. Loaded with the first one. */
export function ToastArea({ toasts }: { toasts: Toast[] }) {
  const [show, holder] = notification.useNotification({ placement: 'bottomRight', maxCount: 4 });
  const shown = useRef(new Set<string>());
  const dispatch = useDispatch();
  useEffect(() => {
    for (const id of shown.current)
      if (!toasts.some((toast) => toast.id === id)) {
        shown.current.delete(id);
        show.destroy(id);
      }
    for (const { id, kind, title, text, button } of toasts) {
      if (shown.current.has(id)) continue;
      shown.current.add(id);
      show[kind]({
        key: id,
        title,
        description: text,
        role: kind === 'error' ? 'alert' : 'status',
        duration: button ? SECONDS_WITH_BUTTON : SECONDS,
        actions: button && (
          <Button
            size="small"
            onClick={() => {
              dispatch(button.action);
              show.destroy(id);
            }}
          >
            {button.label}
          </Button>
        ),
        onClose: () => void dispatch(toastClosed(id)),
      });
    }
  }, [toasts, show, dispatch]);
  return holder;
}
