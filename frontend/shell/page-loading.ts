import { useSyncExternalStore } from "react";

let pending = 0;
const watchers = new Set<() => void>();

function count(change: 1 | -1) {
  pending += change;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

export async function countedLoad<T>(load: () => Promise<T>): Promise<T> {
  const loading = load();
  // React allows no update of the loading bar during the rendering that starts the load.
  await Promise.resolve();
  count(1);
  try {
    return await loading;
  } finally {
    count(-1);
  }
}

export function usePageLoading(): boolean {
  return useSyncExternalStore(watch, () => pending > 0, () => false);
}
