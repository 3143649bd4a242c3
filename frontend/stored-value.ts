import { useSyncExternalStore } from "react";
import { isServer } from "./client-only.ts";

type Format<Value> = {
  /** Throws for a text that it did not write, or returns what of it is valid. */
  parse: (text: string) => Value;
  /** Null removes the stored text. */
  serialize: (value: Value) => string | null;
};

/** A value in the browser's storage, the same in all tabs. `empty` stands for no or an invalid value, also on the server. */
export function storedValue<Value>(key: string, empty: Value, format: Format<Value>) {
  let current: Value | undefined;
  const watchers = new Set<() => void>();

  function read(): Value {
    try {
      const text = localStorage.getItem(key);
      return text === null ? empty : format.parse(text);
    } catch {
      return empty;
    }
  }

  function value(): Value {
    return current ??= read();
  }

  function save(next: Value) {
    current = next;
    try {
      const text = format.serialize(next);
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // Without storage the value lives as long as the page.
    }
    for (const watcher of watchers) watcher();
  }

  function readAgain({ key: changed }: StorageEvent) {
    if (changed !== key && changed !== null) return;
    current = read();
    for (const watcher of watchers) watcher();
  }

  function watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  }

  if (!isServer) addEventListener("storage", readAgain);

  return {
    value,
    save,
    useValue: (): Value => useSyncExternalStore(watch, value, () => empty),
  };
}
