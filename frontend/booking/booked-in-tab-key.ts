export const bookedPrefix = "heaolu.booked ";
/** The times of this browser that wait for their payment. */
export const ordersKey = "heaolu.orders";

/** Removes what this tab has booked and what waits for a payment, e.g. when its user signs out. */
export function removeBookedInTab(): void {
  try {
    const { sessionStorage } = globalThis;
    for (const key of Object.keys(sessionStorage ?? {})) {
      if (key.startsWith(bookedPrefix)) sessionStorage.removeItem(key);
    }
    globalThis.localStorage?.removeItem(ordersKey);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}
