import { draftOf as keptDraft, dropDraft, keepDraft } from "../../drafts.ts";
import { type Draft, draftOf, sameDraft } from "./draft.ts";
import { begun, type History } from "./history.ts";
import type { Loaded } from "./queries.ts";

const keyOf = (userId: string) => `availability.${userId}`;

function isWhole(value: unknown): value is Draft {
  return typeof value === "object" && value !== null &&
    ["timeZone", "rules", "exceptions", "vacations", "places", "settings"]
      .every((part) => part in value);
}

function parsed(text: string): Draft | null {
  try {
    const value: unknown = JSON.parse(text);
    return isWhole(value) ? value : null;
  } catch {
    return null;
  }
}

/** What was left unsaved here before, with the version it was drawn upon; else what the server has. */
export function takenUp(
  userId: string,
  { availability, version }: Loaded,
): { history: History; base: { draft: Draft; version: string | null } } {
  const saved = draftOf(availability);
  const kept = keptDraft(keyOf(userId));
  const left = kept && parsed(kept.text);
  const base = { draft: saved, version };
  if (!kept || !left || sameDraft(left, saved)) return { history: begun(saved), base };
  return {
    history: { now: left, before: [saved], about: null },
    base: { draft: saved, version: kept.version || version },
  };
}

/** Keeps what is not saved, in this browser; what is saved need not be kept. */
export function keepUnsaved(
  userId: string,
  draft: Draft,
  base: { draft: Draft; version: string | null },
): void {
  if (sameDraft(draft, base.draft)) return dropDraft(keyOf(userId));
  keepDraft(keyOf(userId), {
    text: JSON.stringify(draft),
    state: "writing",
    base: "",
    version: base.version ?? "",
  });
}
