import { draftOf as storedDraft, removeDraft, saveDraft } from "../../drafts.ts";
import { type Draft, sameDraft } from "./draft.ts";

const keyOf = (userId: string) => `availability.${userId}`;

/** The draft that the tabs of this browser share. */
type SharedDraft = { draft: Draft; base: Draft; changedAt: number };

function isDraft(value: unknown): value is Draft {
  return typeof value === "object" && value !== null &&
    ["timeZone", "rules", "exceptions", "vacations", "places", "settings"]
      .every((part) => part in value);
}

/** A draft of an earlier version of the app has fewer parts: `saved` fills them in. */
function parse(text: string, saved: Draft): Draft | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isDraft(value)) return null;
    return { ...saved, ...value, settings: { ...saved.settings, ...value.settings } };
  } catch {
    return null;
  }
}

export function storedText(userId: string): string | null {
  return storedDraft(keyOf(userId))?.text ?? null;
}

/** Earlier versions stored no base: nothing counts as removed in theirs. */
export function readShared(userId: string, saved: Draft): SharedDraft | null {
  const stored = storedDraft(keyOf(userId));
  const draft = stored && parse(stored.text, saved);
  if (!stored || !draft) return null;
  const base = parse(stored.base, saved) ?? { ...saved, rules: [], exceptions: [], vacations: [] };
  return { draft, base, changedAt: Number(stored.version) || Date.now() };
}

export function writeShared(userId: string, { draft, base, changedAt }: SharedDraft): void {
  if (sameDraft(draft, base)) return removeDraft(keyOf(userId));
  saveDraft(keyOf(userId), {
    text: JSON.stringify(draft),
    state: "writing",
    base: JSON.stringify(base),
    version: String(changedAt),
  });
}
