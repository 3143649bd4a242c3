import type { ErrorCode } from "./api/api-error.ts";

/** What a person has written and the server does not have yet. It stays in this browser until it has. */
export type Draft = {
  text: string;
  /** Being written, to be sent as soon as that is possible, refused, or changed in another place meanwhile. */
  state: "writing" | "waiting" | "refused" | "conflict";
  /** What stood there when the writing began, and its version. */
  base: string;
  version: string;
  /** Why it was refused. */
  errCode?: ErrorCode | undefined;
  /** What stands there now, when it was changed in another place. */
  theirs?: string | undefined;
};

/** Drafts are private: whoever signs out takes them along. */
export const draftPrefix = "heaolu.draft.";

/** For browsers that keep nothing. */
const memory = new Map<string, string>();
const read = new Map<string, { raw: string; draft: Draft }>();
const watchers = new Set<() => void>();

function rawOf(key: string): string | null {
  try {
    return localStorage.getItem(draftPrefix + key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function isDraft(value: unknown): value is Draft {
  return typeof value === "object" && value !== null && "text" in value &&
    typeof value.text === "string" && "state" in value;
}

function parsed(raw: string): Draft | null {
  try {
    const value: unknown = JSON.parse(raw);
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

/** The same draft is the same object, for as long as it is. */
export function draftOf(key: string): Draft | null {
  const raw = rawOf(key);
  if (raw === null) return null;
  const known = read.get(key);
  if (known?.raw === raw) return known.draft;
  const draft = parsed(raw);
  if (draft) read.set(key, { raw, draft });
  return draft;
}

function tell() {
  for (const watcher of watchers) watcher();
}

export function keepDraft(key: string, draft: Draft): void {
  const raw = JSON.stringify(draft);
  memory.set(key, raw);
  try {
    localStorage.setItem(draftPrefix + key, raw);
  } catch {
    // A full or forbidden storage: this page still has it.
  }
  tell();
}

export function dropDraft(key: string): void {
  memory.delete(key);
  read.delete(key);
  try {
    localStorage.removeItem(draftPrefix + key);
  } catch {
    // There was nothing to remove.
  }
  tell();
}

/** The keys that begin so. */
export function draftKeys(start: string): string[] {
  const keys = new Set([...memory.keys()].filter((key) => key.startsWith(start)));
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(draftPrefix + start)) keys.add(key.slice(draftPrefix.length));
    }
  } catch {
    // Only what this page has.
  }
  return [...keys];
}

/** Calls back when a draft changes, in this tab or another. */
export function watchDrafts(watcher: () => void): () => void {
  watchers.add(watcher);
  if (watchers.size === 1) globalThis.addEventListener("storage", tell);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) globalThis.removeEventListener("storage", tell);
  };
}

/** Those who sign out leave nothing private behind. */
export function forgetDrafts(): void {
  for (const key of draftKeys("")) dropDraft(key);
}
