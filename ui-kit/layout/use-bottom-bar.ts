import { useEffect } from "react";

/**
 * Marks the document while a bar is at its bottom, for what floats above the bar. `body:has(…)` in the style sheet would compute
 * the styles of the whole page again after every change on it.
 */
export function useBottomBar(kind: "low" | "high" | null): void {
  useEffect(() => {
    if (!kind) return;
    const mark = `data-${kind}-bar`;
    document.body.setAttribute(mark, "");
    return () => document.body.removeAttribute(mark);
  }, [kind]);
}
