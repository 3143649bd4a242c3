import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

const controls = "a[href], button, input, select, textarea";

function usableIn(box: Element): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(controls)].filter(isUsable);
}

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(":disabled");
}

function hasFocusMoved(from: HTMLElement): boolean {
  const { activeElement, body } = from.ownerDocument;
  return activeElement !== null && activeElement !== body && activeElement !== from;
}

/**
 * For lists that update on their own: when the focused control is removed or disabled, the focus moves to the selected
 * control, to the next one, or to the list when it has no other, instead of to the top of the page.
 */
export function useFocusRecovery<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const focused = useRef<{ element: HTMLElement; index: number } | null>(null);

  useEffect(() => {
    const { current } = box;
    if (!current) return;
    function onFocusIn({ target }: FocusEvent) {
      if (!current || !(target instanceof HTMLElement)) return;
      focused.current = { element: target, index: usableIn(current).indexOf(target) };
    }
    function onFocusOut({ target }: FocusEvent) {
      // An element that is being removed is still connected during this event.
      setTimeout(() => {
        if (focused.current?.element === target && isUsable(focused.current.element)) {
          focused.current = null;
        }
      });
    }
    current.addEventListener("focusin", onFocusIn);
    current.addEventListener("focusout", onFocusOut);
    return () => {
      current.removeEventListener("focusin", onFocusIn);
      current.removeEventListener("focusout", onFocusOut);
    };
  }, []);

  useLayoutEffect(() => {
    const { current: last } = focused;
    if (!last || !box.current || isUsable(last.element)) return;
    focused.current = null;
    if (hasFocusMoved(last.element)) return;
    const left = usableIn(box.current);
    const next = left.find((each) => each.matches(":checked")) ??
      left[Math.min(Math.max(last.index, 0), left.length - 1)];
    if (!next) box.current.tabIndex = -1;
    (next ?? box.current).focus({ preventScroll: true });
  });

  return box;
}
