import { type RefObject, useEffect, useRef } from "react";

const longestWaitMs = 20_000;

/**
 * When the row that had the focus is gone, the row in its place gets it, or else the heading of the page: with the keyboard
 * one would begin at the top again. Waits for the end of a dialog. `keys` are those of the shown rows.
 */
export function useRowFocus(table: RefObject<HTMLElement | null>, keys: string[]): void {
  const last = useRef<{ row: Element; at: number } | null>(null);
  const rows = () => [...table.current?.querySelectorAll<HTMLElement>("tbody tr") ?? []];

  useEffect(() => {
    function remember({ target }: FocusEvent) {
      const element = target as HTMLElement;
      if (element.closest("[role=dialog], [role=alertdialog]")) return;
      const row = element.closest("tbody tr");
      const at = row ? rows().indexOf(row as HTMLElement) : -1;
      last.current = row && at >= 0 ? { row, at } : null;
    }
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);

  useEffect(() => {
    const gone = last.current;
    if (!gone || gone.row.isConnected) return;
    last.current = null;
    const end = performance.now() + longestWaitMs;
    let frame = requestAnimationFrame(attempt);
    function attempt() {
      const isLost = document.activeElement === document.body &&
        !document.querySelector("[role=dialog], [role=alertdialog]");
      if (isLost) return focusNear(gone!.at);
      if (performance.now() < end) frame = requestAnimationFrame(attempt);
    }
    return () => cancelAnimationFrame(frame);
  }, [keys.join(" ")]);

  function focusNear(at: number): void {
    const left = rows();
    const next = left[Math.min(at, left.length - 1)] ?? document.querySelector<HTMLElement>("h1");
    if (next && left.length === 0) next.tabIndex = -1;
    next?.focus();
  }
}
