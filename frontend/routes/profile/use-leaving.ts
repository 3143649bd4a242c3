import { type FocusEvent, useEffect, useEffectEvent, useRef } from "react";
import { useEditor } from "./editor-context.ts";
import { fieldPathOf } from "./paths.ts";

/** For the element around fields: notes which of them the focus has left. An open list belongs to its field. */
export function useLeaving(): (event: FocusEvent<HTMLElement>) => void {
  const { leave } = useEditor();
  const pressed = useRef<{ left: string[] } | null>(null);
  const leaveAll = useEffectEvent((left: string[]) => left.forEach(leave));
  useEffect(() => {
    const down = () => {
      pressed.current = { left: [] };
    };
    // An error moves what is below it, and a press that ends elsewhere is no click: the error waits for the click.
    const up = () => {
      const { left } = pressed.current ?? { left: [] };
      pressed.current = null;
      if (left.length > 0) setTimeout(() => leaveAll(left));
    };
    addEventListener("pointerdown", down, true);
    addEventListener("pointerup", up, true);
    addEventListener("pointercancel", up, true);
    return () => {
      removeEventListener("pointerdown", down, true);
      removeEventListener("pointerup", up, true);
      removeEventListener("pointercancel", up, true);
    };
  }, []);
  return ({ target, relatedTarget, currentTarget }) => {
    const path = fieldPathOf(target);
    // Lists open outside of the page's content.
    const isInList = relatedTarget !== null &&
      currentTarget.closest("main")?.contains(relatedTarget) === false;
    if (!path || isInList) return;
    if (pressed.current) pressed.current.left.push(path);
    else leave(path);
  };
}
