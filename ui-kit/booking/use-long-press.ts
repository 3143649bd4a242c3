import { type PointerEvent, type RefObject, useEffect, useRef } from "react";

const longPressMs = 350;
const maxMovementPx = 8;

export type LongPress = ReturnType<typeof useLongPress>;

/**
 * Starts a drag: at once for a mouse, after a long press for touch and pen, so that a quick move still scrolls the page.
 */
export function useLongPress(root: RefObject<HTMLElement | null>) {
  const pending = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> } | null>(
    null,
  );
  const isDragging = useRef(false);

  function cancel() {
    clearTimeout(pending.current?.timer);
    pending.current = null;
    isDragging.current = false;
  }
  useEffect(() => {
    const element = root.current;
    const preventScroll = (event: Event) => {
      if (isDragging.current) event.preventDefault();
    };
    // React adds passive touch listeners, which cannot prevent scrolling.
    element?.addEventListener("touchmove", preventScroll, { passive: false });
    return () => {
      element?.removeEventListener("touchmove", preventScroll);
      clearTimeout(pending.current?.timer);
    };
  }, [root]);

  return {
    cancel,
    start({ pointerType, isPrimary, clientX, clientY }: PointerEvent, onStart: () => void) {
      cancel();
      if (pointerType !== "touch" && pointerType !== "pen") return onStart();
      if (!isPrimary) return;
      const timer = setTimeout(() => {
        isDragging.current = true;
        onStart();
      }, longPressMs);
      pending.current = { x: clientX, y: clientY, timer };
    },
    /** A finger that moves before the long press ends is scrolling. */
    move({ clientX, clientY }: PointerEvent) {
      if (isDragging.current || !pending.current) return;
      const { x, y } = pending.current;
      if (Math.hypot(clientX - x, clientY - y) > maxMovementPx) cancel();
    },
    /** A long press would open the context menu. */
    onContextMenu(event: { preventDefault: () => void }) {
      if (pending.current) event.preventDefault();
    },
  };
}
