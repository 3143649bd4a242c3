import { createContext, use } from "react";
import type { Missing } from "backend/domain/profile.ts";
import type { Language } from "../../i18n/language.ts";
import type { Conflict, DraftStore, FieldProblem } from "./draft-store.ts";
import type { Profile } from "./profile-types.ts";

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
