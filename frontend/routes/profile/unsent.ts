import { draftOf as storedDraft, removeDraft, saveDraft } from "../../drafts.ts";

/** A changed field that the server does not have yet, with the value it was changed from. */
export type Unsent = { path: string; base?: unknown; mine?: unknown };

function isUnsent(value: unknown): value is Unsent[] {
  return Array.isArray(value) &&
    value.every((each) => typeof each === "object" && each !== null && "path" in each);
}

export function readUnsent(key: string): Unsent[] {
  try {
    const value: unknown = JSON.parse(storedDraft(key)?.text ?? "[]");
    return isUnsent(value) ? value : [];
  } catch {
    return [];
  }
}

export function storeUnsent(key: string, unsent: Unsent[], version: string): void {
  if (unsent.length === 0) return removeDraft(key);
  saveDraft(key, { text: JSON.stringify(unsent), state: "writing", base: "", version });
}
