import { useSyncExternalStore } from "react";

let underway = 0;
const watchers = new Set<() => void>();

function count(change: 1 | -1) {
  underway += change;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Loads something that the page waits for; a line at the top shows it meanwhile. */
export async function countedLoad<T>(load: () => Promise<T>): Promise<T> {
  count(1);
  try {
    return await load();
  } finally {
    count(-1);
  }
}

/** Whether a page is on its way. */
export function usePageLoading(): boolean {
  return useSyncExternalStore(watch, () => underway > 0, () => false);
}
