export const bookedPrefix = "heaolu.booked ";

/** Removes what this tab has booked, e.g. when its user signs out. */
export function removeBookedInTab(): void {
  try {
    const { sessionStorage } = globalThis;
    for (const key of Object.keys(sessionStorage ?? {})) {
      if (key.startsWith(bookedPrefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}
