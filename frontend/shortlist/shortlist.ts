import { useSyncExternalStore } from "react";
import { compareTherapists as limits } from "../api/limits/therapists.ts";

/** A kept practitioner, with what the bar shows. Only public data is stored. */
export type Kept = { slug: string; name: string; pictureUrl: string | null };

const key = "heaolu.shortlist";

export const mostKept = limits.ids.maxItems;

const emptyList: Kept[] = [];

let kept: Kept[] | null = null;
const watchers = new Set<() => void>();

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false;
  const { slug, name, pictureUrl } = value as Record<string, unknown>;
  return typeof slug === "string" && /^[\w-]{1,120}$/.test(slug) && typeof name === "string" &&
    (pictureUrl === null || (typeof pictureUrl === "string" && pictureUrl.startsWith("/files/")));
}

function parseShortlist(text: string | null): Kept[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    const known = Array.isArray(value) ? value.filter(isKept).slice(0, mostKept) : [];
    // The same empty list as on the server, so that nothing is rendered again.
    return known.length > 0 ? known : emptyList;
  } catch {
    return emptyList;
  }
}

function read(): Kept[] {
  try {
    return parseShortlist(localStorage.getItem(key));
  } catch {
    return emptyList;
  }
}

function shortlist(): Kept[] {
  return kept ??= read();
}

function save(next: Kept[]) {
  kept = next;
  try {
    if (next.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Without storage the list lives as long as the page.
  }
  for (const watcher of watchers) watcher();
}

function readAgain({ key: changed }: StorageEvent) {
  if (changed !== key && changed !== null) return;
  kept = read();
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  if (watchers.size === 0) addEventListener("storage", readAgain);
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) removeEventListener("storage", readAgain);
  };
}

/** Returns false when the list is full. */
export function keep(therapist: Kept): boolean {
  const others = shortlist().filter(({ slug }) => slug !== therapist.slug);
  if (others.length >= mostKept) return false;
  save([...others, therapist]);
  return true;
}

export function drop(slug: string) {
  save(shortlist().filter((therapist) => therapist.slug !== slug));
}

export function clearShortlist() {
  save([]);
}

export function useShortlist(): Kept[] {
  return useSyncExternalStore(watch, shortlist, () => emptyList);
}
