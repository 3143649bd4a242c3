import { draftOf as storedDraft, removeDraft, saveDraft } from "../../drafts.ts";
import type { CourseDraft } from "./queries.ts";

/** The parts of a course that its editor changes. */
type EditedParts = Pick<CourseDraft, "content" | "access" | "priceCents" | "files">;

const keyOf = (id: string) => `course.${id}`;

function isEdited(value: unknown, { content }: CourseDraft): value is EditedParts {
  return typeof value === "object" && value !== null && "content" in value && "access" in value &&
    typeof value.content === "object" && value.content !== null &&
    Object.keys(content).every((part) => part in (value.content as object));
}

/** The course as it was typed and not saved, with the version that it was typed into. */
export function keptDraft(loaded: CourseDraft): EditedParts & { version: string } | null {
  const stored = storedDraft(keyOf(loaded.id));
  if (!stored) return null;
  try {
    const value: unknown = JSON.parse(stored.text);
    return isEdited(value, loaded) ? { ...value, version: stored.version } : null;
  } catch {
    return null;
  }
}

export function keepDraft(
  { id, version }: CourseDraft,
  { content, access, priceCents, files }: EditedParts,
): void {
  const text = JSON.stringify({ content, access, priceCents, files });
  saveDraft(keyOf(id), { text, state: "writing", base: "", version });
}

export function forgetDraft(id: string): void {
  removeDraft(keyOf(id));
}
