import { type RefObject, useEffect, useRef } from "react";

const longestWaitMs = 20_000;

/**
 * When the row that had the focus is gone, the row in its place gets it, or else the heading of the page: with the keyboard
 * one would begin at the top again. Waits for the end of a dialog. `keys` are those of the shown rows.
 */
export function useRowFocus(table: RefObject<HTMLElement | null>, keys: string[]): void {
  const last = useRef<{ row: HTMLElement; at: number } | null>(null);
  const shown = keys.join(" ");

  useEffect(() => {
    function remember({ target }: FocusEvent) {
      const element = target as HTMLElement;
      if (element.closest("[role=dialog], [role=alertdialog]")) return;
      const row = element.closest<HTMLElement>("tbody tr");
      const at = row ? rowsOf(table).indexOf(row) : -1;
      last.current = row && at >= 0 ? { row, at } : null;
    }
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, [table]);

  useEffect(() => {
    const gone = last.current;
    if (!gone || gone.row.isConnected) return;
    last.current = null;
    const end = performance.now() + longestWaitMs;
    let frame = requestAnimationFrame(attempt);
    function attempt() {
      const isLost = document.activeElement === document.body &&
        !document.querySelector("[role=dialog], [role=alertdialog]");
      if (isLost) return focusNear(rowsOf(table), gone!.at);
      if (performance.now() < end) frame = requestAnimationFrame(attempt);
    }
    return () => cancelAnimationFrame(frame);
  }, [table, shown]);
}

function rowsOf(table: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...table.current?.querySelectorAll<HTMLElement>("tbody tr") ?? []];
}

function focusNear(left: HTMLElement[], at: number): void {
  const next = left[Math.min(at, left.length - 1)] ?? document.querySelector<HTMLElement>("h1");
  if (next && left.length === 0) next.tabIndex = -1;
  next?.focus();
}
