/** The key of the answers in the storage of the tab. */
export const tabTestKey = "heaolu.test";

export function hasTabTest(): boolean {
  try {
    return globalThis.sessionStorage?.getItem(tabTestKey) !== null;
  } catch {
    return false;
  }
}

/** Removes the answers of this tab, e.g. when their user signs out. */
export function removeTabTest(): void {
  try {
    globalThis.sessionStorage?.removeItem(tabTestKey);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}
