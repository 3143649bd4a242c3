import { useSyncExternalStore } from "react";

function watchConnection(watcher: () => void) {
  globalThis.addEventListener("online", watcher);
  globalThis.addEventListener("offline", watcher);
  return () => {
    globalThis.removeEventListener("online", watcher);
    globalThis.removeEventListener("offline", watcher);
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(watchConnection, () => navigator.onLine, () => true);
}
