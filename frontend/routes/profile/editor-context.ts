import { createContext, use } from "react";
import type { Missing } from "backend/domain/profile.ts";
import type { Language } from "../../i18n/language.ts";
import type { Conflict, DraftStore, FieldProblem } from "./draft-store.ts";
import type { Profile } from "./profile-types.ts";

/** Something that was removed while the page is open. */
export type Removed = {
  id: string;
  /** Where its place was: `media`, `places`, or the path of the field. */
  list: string;
  name: string;
  /** The field to go to when it is back. */
  path: string;
  putBack: (content: Profile) => Profile;
};

export type ProfileEditor = {
  therapistId: string;
  store: DraftStore;
  snapshot: ReturnType<DraftStore["snapshot"]>;
  content: Profile;
  /** Named by id: `practices.<id>.priceCents`. */
  missing: Missing[];
  problems: FieldProblem[];
  conflicts: Conflict[];
  change: (edit: (content: Profile) => Profile) => void;
  update: (fields: Partial<Profile>) => void;
  /** The language whose texts are edited. */
  language: Language;
  setLanguage: (language: Language) => void;
  /** The ids of the practices and places whose fields are shown. */
  opened: ReadonlySet<string>;
  toggle: (id: string, open?: boolean) => void;
  removed: Removed[];
  /** Removes it, and keeps the way back as long as the page is open. */
  remove: (part: Removed, edit: (content: Profile) => Profile) => void;
  undo: (part: Removed) => void;
  /** Opens a part that was just added, and moves the focus to its field. Until a field is left, it is not wrong. */
  begin: (partId: string, path: string) => void;
  leave: (path: string) => void;
  isUntouched: (path: string) => boolean;
  /** Opens what hides the field and moves the focus to it. */
  goTo: (path: string) => void;
  /** Moves the focus to the decision about a field that was changed elsewhere too. */
  goToConflict: (path: string) => void;
};

export const EditorContext = createContext<ProfileEditor | null>(null);

export function useEditor(): ProfileEditor {
  const editor = use(EditorContext);
  if (!editor) throw new Error("Outside of the profile editor");
  return editor;
}
