import type { FocusEvent } from "react";
import { useEditor } from "./editor-context.ts";
import { fieldPathOf } from "./paths.ts";

/** For the element around fields: notes which of them the focus has left. An open list belongs to its field. */
export function useLeaving(): (event: FocusEvent<HTMLElement>) => void {
  const { leave } = useEditor();
  return ({ target, relatedTarget, currentTarget }) => {
    const path = fieldPathOf(target);
    // Lists open outside of the page's content.
    const isInList = relatedTarget !== null &&
      currentTarget.closest("main")?.contains(relatedTarget) === false;
    if (path && !isInList) leave(path);
  };
}
