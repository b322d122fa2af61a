import { useRef, useState } from 'react';
import type { CSSProperties, PointerEvent } from 'react';

/** A movement of fewer px is a tap. */
const TAP_PX = 8;
/** Dragged this far down, px, or this fast, px a ms, the sheet closes; so far up, it grows. */
const CLOSE_PX = 90;
const CLOSE_SPEED = 0.6;
const GROW_PX = 40;

interface Drag {
  y: number;
  at: number;
  moving: boolean;
}

/**
 * Lets a sheet at the lower edge of the window be dragged by its bar: down to close it, or to make a tall one small
 * again; up to make it tall. The buttons of the bar do the same by keyboard.
 */
export const useSheetDrag = (onClose: () => void) => {
  const [moved, setMoved] = useState(0);
  const [isTall, setTall] = useState(false);
  const drag = useRef<Drag | null>(null);

  const end = (event: PointerEvent): void => {
    const begun = drag.current;
    drag.current = null;
    setMoved(0);
    if (!begun?.moving) return;
    const distance = event.clientY - begun.y;
    const speed = distance / Math.max(1, event.timeStamp - begun.at);
    if (distance < -GROW_PX) setTall(true);
    else if (distance < CLOSE_PX && speed < CLOSE_SPEED) return;
    else if (isTall) setTall(false);
    else onClose();
  };
  const style: CSSProperties = moved > 0 ? { transform: `translateY(${moved}px)` } : {};
  return {
    isTall,
    style,
    handlers: {
      onPointerDown: (event: PointerEvent): void => {
        if (event.button !== 0) return;
        drag.current = { y: event.clientY, at: event.timeStamp, moving: false };
        // A captured pointer clicks no button, so one that is on a button is captured when it moves.
        if (!(event.target as Element).closest('button'))
          event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent): void => {
        const begun = drag.current;
        if (!begun) return;
        const distance = event.clientY - begun.y;
        if (!begun.moving && Math.abs(distance) < TAP_PX) return;
        if (!begun.moving) event.currentTarget.setPointerCapture(event.pointerId);
        begun.moving = true;
        setMoved(distance);
      },
      onPointerUp: end,
      onPointerCancel: () => {
        drag.current = null;
        setMoved(0);
      },
    },
  };
};
