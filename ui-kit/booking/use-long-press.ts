import { type PointerEvent, type RefObject, useEffect, useRef } from "react";

const holdMs = 350;
const stillPixels = 8;

export type LongPress = ReturnType<typeof useLongPress>;

/**
 * A mouse takes hold of what it presses. A finger (or a pen) scrolls when it moves at once, and takes hold when it has
 * rested for a moment; from there on the page under it stands still.
 */
export function useLongPress(root: RefObject<HTMLElement | null>) {
  const waiting = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> } | null>(
    null,
  );
  const held = useRef(false);

  function letGo() {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
    held.current = false;
  }
  useEffect(() => {
    const element = root.current;
    const standStill = (event: Event) => {
      if (held.current) event.preventDefault();
    };
    // React listens to touches passively, and only a listener that is there before the touch can stop its scrolling.
    element?.addEventListener("touchmove", standStill, { passive: false });
    return () => {
      element?.removeEventListener("touchmove", standStill);
      clearTimeout(waiting.current?.timer);
    };
  }, [root]);

  return {
    letGo,
    /** Calls `then` when the press has hold; a second finger ends it. */
    take({ pointerType, isPrimary, clientX, clientY }: PointerEvent, then: () => void) {
      letGo();
      if (pointerType !== "touch" && pointerType !== "pen") return then();
      if (!isPrimary) return;
      const timer = setTimeout(() => {
        held.current = true;
        then();
      }, holdMs);
      waiting.current = { x: clientX, y: clientY, timer };
    },
    /** A finger that moves before it has hold wants to scroll. */
    follow({ clientX, clientY }: PointerEvent) {
      if (held.current || !waiting.current) return;
      const { x, y } = waiting.current;
      if (Math.hypot(clientX - x, clientY - y) > stillPixels) letGo();
    },
    /** A long press asks for a menu too. */
    onContextMenu(event: { preventDefault: () => void }) {
      if (waiting.current) event.preventDefault();
    },
  };
}
