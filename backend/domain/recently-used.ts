export type RecentlyUsed<Key, Value> = ReturnType<typeof recentlyUsed<Key, Value>>;

/** A map that forgets: it keeps the `most` entries asked for last, and at most twice as many. */
export function recentlyUsed<Key, Value>(most: number) {
  let young = new Map<Key, Value>();
  let old = new Map<Key, Value>();

  function set(key: Key, value: Value): void {
    // Whole generations are forgotten: moving an entry to the end of a map at each look costs more than the look.
    if (young.size >= most && !young.has(key)) {
      old = young;
      young = new Map();
    }
    young.set(key, value);
  }

  return {
    set,
    get(key: Key): Value | undefined {
      const known = young.get(key);
      if (known !== undefined) return known;
      const aged = old.get(key);
      if (aged !== undefined) set(key, aged);
      return aged;
    },
    delete(key: Key): void {
      young.delete(key);
      old.delete(key);
    },
    clear(): void {
      young = new Map();
      old = new Map();
    },
  };
}
