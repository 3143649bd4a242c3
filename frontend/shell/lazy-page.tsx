import { type ComponentType, lazy, type ReactElement, useSyncExternalStore } from "react";

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

/** Whether a page is on its way. */
export function usePageLoading(): boolean {
  return useSyncExternalStore(watch, () => underway > 0, () => false);
}

/** A page that is fetched when its address is opened for the first time. */
export function lazyPage(load: () => Promise<{ Component: ComponentType }>): ReactElement {
  const Page = lazy(async () => {
    count(1);
    try {
      return { default: (await load()).Component };
    } finally {
      count(-1);
    }
  });
  return <Page />;
}
