import { useSyncExternalStore } from "react";
import type { ErrorCode } from "./api/api-error.ts";

export type Draft = {
  text: string;
  state: "writing" | "waiting" | "refused" | "conflict";
  base: string;
  version: string;
  errCode?: ErrorCode | undefined;
  theirs?: string | undefined;
};

export const draftPrefix = "heaolu.draft.";

const ownerKey = "heaolu.drafts-of";

const memory = new Map<string, string>();
const parsedDrafts = new Map<string, { raw: string; draft: Draft }>();
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

export function draftOf(key: string): Draft | null {
  const raw = rawOf(key);
  if (raw === null) return null;
  const known = parsedDrafts.get(key);
  if (known?.raw === raw) return known.draft;
  const draft = parsed(raw);
  if (draft) parsedDrafts.set(key, { raw, draft });
  return draft;
}

function notifyWatchers() {
  for (const watcher of watchers) watcher();
}

/** A secret draft is only in this page, because the browser stores what it keeps as plain text. */
export function saveDraft(key: string, draft: Draft, isSecret = false): void {
  const raw = JSON.stringify(draft);
  memory.set(key, raw);
  try {
    if (isSecret) localStorage.removeItem(draftPrefix + key);
    else localStorage.setItem(draftPrefix + key, raw);
  } catch {
    // Storage is full or blocked: only this page has the draft.
  }
  notifyWatchers();
}

export function removeDraft(key: string): void {
  memory.delete(key);
  parsedDrafts.delete(key);
  try {
    localStorage.removeItem(draftPrefix + key);
  } catch {
    // Storage is blocked.
  }
  notifyWatchers();
}

export function draftKeys(prefix: string): string[] {
  const keys = new Set([...memory.keys()].filter((key) => key.startsWith(prefix)));
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(draftPrefix + prefix)) keys.add(key.slice(draftPrefix.length));
    }
  } catch {
    // Storage is blocked.
  }
  return [...keys];
}

export function watchDrafts(watcher: () => void): () => void {
  watchers.add(watcher);
  if (watchers.size === 1) globalThis.addEventListener("storage", notifyWatchers);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) globalThis.removeEventListener("storage", notifyWatchers);
  };
}

export function removeAllDrafts(): void {
  for (const key of draftKeys("")) removeDraft(key);
  storeOwner(null);
}

function storeOwner(userId: string | null): string | null {
  try {
    const before = localStorage.getItem(ownerKey);
    if (userId) localStorage.setItem(ownerKey, userId);
    else localStorage.removeItem(ownerKey);
    return before;
  } catch {
    return null;
  }
}

/** Removes what another account left in this browser, whose session ended without logging out. */
export function claimDrafts(userId: string): void {
  const before = storeOwner(userId);
  if (before === null || before === userId) return;
  removeAllDrafts();
  storeOwner(userId);
}

export function useDraft(key: string): Draft | null {
  return useSyncExternalStore(watchDrafts, () => draftOf(key), () => null);
}
