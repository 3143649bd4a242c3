import { useEffect } from "react";

const personActs = ["wheel", "touchstart", "pointerdown", "keydown"] as const;
const settlingMs = 5000;

/** Scrolls to the part that the address names, also while the parts above it load, until the person does something. */
export function useLateAnchor(onArrival?: (id: string) => void) {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (!id) return;
    onArrival?.(id);
    const observer = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView());
    observer.observe(document.body);
    const stop = () => observer.disconnect();
    const timer = setTimeout(stop, settlingMs);
    for (const act of personActs) addEventListener(act, stop, { once: true, passive: true });
    return () => {
      stop();
      clearTimeout(timer);
      for (const act of personActs) removeEventListener(act, stop);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only the address that the page was opened with.
  }, []);
}
