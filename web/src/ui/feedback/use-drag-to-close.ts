import { type PointerEvent, type RefObject, useRef } from 'react';

/** So far down, or so fast, means away with it. */
const FAR_PX = 120;
const FAST_PX_PER_MS = 0.6;

/** A sheet that is drawn down by its head follows the finger, and closes or springs back. */
export function useDragToClose(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<{ readonly y: number; readonly at: number }>(undefined);
  const moveTo = (y: number) => {
    if (sheet.current) sheet.current.style.translate = y > 0 ? `0 ${y}px` : '';
  };
  const end = ({ clientY, timeStamp }: PointerEvent) => {
    if (!start.current) return;
    const { y, at } = start.current;
    start.current = undefined;
    const way = clientY - y;
    if (way > FAR_PX || (way > 20 && way / Math.max(1, timeStamp - at) > FAST_PX_PER_MS)) return onClose();
    moveTo(0);
  };
  return {
    onPointerDown: ({ target, currentTarget, pointerId, clientY, timeStamp }: PointerEvent) => {
      if (target instanceof Element && target.closest('button')) return;
      currentTarget.setPointerCapture?.(pointerId);
      start.current = { y: clientY, at: timeStamp };
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (start.current) moveTo(clientY - start.current.y);
    },
    onPointerUp: end,
    onPointerCancel: () => {
      start.current = undefined;
      moveTo(0);
    },
  };
}
