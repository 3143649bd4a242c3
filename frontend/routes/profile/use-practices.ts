import { useEditor } from "./editor-context.ts";
import type { Practice } from "./profile-types.ts";

export function usePractices() {
  const { content, change } = useEditor();
  const edit = (next: (practices: Practice[]) => Practice[]) =>
    change((content) => ({ ...content, practices: next(content.practices) }));
  return {
    practices: content.practices,
    edit,
    set: (ids: string[], fields: Partial<Practice>) =>
      edit((all) => all.map((each) => ids.includes(each.id) ? { ...each, ...fields } : each)),
  };
}
