import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

const controls = "a[href], button, input, select, textarea";

function usableIn(box: Element): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(controls)].filter(isUsable);
}

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(":disabled");
}

function hasMovedOn(from: HTMLElement): boolean {
  const { activeElement, body } = from.ownerDocument;
  return activeElement !== null && activeElement !== body && activeElement !== from;
}

/**
 * For a list that changes by itself: when the control with the focus goes away or cannot be used any more, the chosen
 * one or its neighbour takes over. Nobody is thrown back to the top of the page.
 */
export function useFocusRecovery<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const had = useRef<{ element: HTMLElement; place: number } | null>(null);

  useEffect(() => {
    const { current } = box;
    if (!current) return;
    function come({ target }: FocusEvent) {
      if (!current || !(target instanceof HTMLElement)) return;
      had.current = { element: target, place: usableIn(current).indexOf(target) };
    }
    function leave({ target }: FocusEvent) {
      // What is being taken away may still seem to be there.
      setTimeout(() => {
        if (had.current?.element === target && isUsable(had.current.element)) had.current = null;
      });
    }
    current.addEventListener("focusin", come);
    current.addEventListener("focusout", leave);
    return () => {
      current.removeEventListener("focusin", come);
      current.removeEventListener("focusout", leave);
    };
  }, []);

  useLayoutEffect(() => {
    const { current: last } = had;
    if (!last || !box.current || isUsable(last.element)) return;
    had.current = null;
    if (hasMovedOn(last.element)) return;
    const left = usableIn(box.current);
    const next = left.find((each) => each.matches(":checked")) ??
      left[Math.min(Math.max(last.place, 0), left.length - 1)];
    next?.focus({ preventScroll: true });
  });

  return box;
}
