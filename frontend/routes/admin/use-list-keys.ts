import { type RefObject, useEffect } from "react";
import { latinKey } from "../../admin/latin-key.ts";

const rowSelector = "tbody tr";

/**
 * Keys of a list: j and k or the arrows move from row to row, Enter opens the row, x chooses it, / goes to the search and ?
 * lists the keys. Not while a dialog is open or the focus is in a field.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, onHelp: () => void): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement;
      if (isWriting(target) || document.querySelector("[role=dialog], [role=menu]")) return;
      const isHandled = act(latinKey(event), target);
      if (isHandled) event.preventDefault();
    }

    function act(key: string, target: HTMLElement): boolean {
      if (key === "/") return focusOn(document.querySelector<HTMLElement>("input[type=search]"));
      if (key === "?") {
        onHelp();
        return true;
      }
      const row = target.closest<HTMLElement>(rowSelector);
      if (key === "j" || (key === "ArrowDown" && row)) return move(row, 1);
      if (key === "k" || (key === "ArrowUp" && row)) return move(row, -1);
      if (row !== target) return false;
      if (key === "Enter") {
        return press(row.querySelector<HTMLElement>("[data-as=action] :is(a, button), a"));
      }
      if (key === "x") return press(row.querySelector<HTMLElement>("input[type=checkbox]"));
      return false;
    }

    function move(from: HTMLElement | null, step: 1 | -1): boolean {
      const rows = [...list.current?.querySelectorAll<HTMLElement>(rowSelector) ?? []];
      const at = from ? rows.indexOf(from) : -1;
      const next = at < 0 ? rows[0] : rows[at + step];
      return focusOn(next ?? null);
    }

    globalThis.addEventListener("keydown", onKey);
    return () => globalThis.removeEventListener("keydown", onKey);
  }, [list, onHelp]);
}

function focusOn(element: HTMLElement | null): boolean {
  element?.focus();
  return element !== null;
}

function press(element: HTMLElement | null): boolean {
  element?.click();
  return element !== null;
}

function isWriting(element: HTMLElement): boolean {
  const field = element.closest("input, textarea, select, [contenteditable]");
  return field !== null && (field as HTMLInputElement).type !== "checkbox";
}
