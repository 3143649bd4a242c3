import { readCookie, writeCookie } from "../cookies.ts";
import { pageRequest } from "../page-request.ts";

/**
 * Set while this browser may have a session: pages of visitors send no refresh request, and the server leaves room for
 * the account. The cookie itself authorizes nothing.
 */
const cookieName = "signed-in";

/** Where earlier versions stored it. */
export const hintKey = "heaolu.signedIn";

export function storeHint(signedIn: boolean) {
  writeCookie(cookieName, signedIn ? "1" : null);
  try {
    localStorage.removeItem(hintKey);
  } catch {
    // Browsers may block storage; then every page sends a refresh request.
  }
}

export function mayBeSignedIn(): boolean {
  if (typeof document === "undefined") return pageRequest().mayBeSignedIn;
  try {
    return readCookie(cookieName) === "1" || localStorage.getItem(hintKey) !== null;
  } catch {
    return true;
  }
}
