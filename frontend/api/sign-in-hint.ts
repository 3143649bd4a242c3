/** Set while this browser may have a session, so that pages of visitors send no refresh request. */
export const hintKey = "heaolu.signedIn";

export function storeHint(signedIn: boolean) {
  try {
    if (signedIn) localStorage.setItem(hintKey, "1");
    else localStorage.removeItem(hintKey);
  } catch {
    // Browsers may block storage; then every page sends a refresh request.
  }
}

export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(hintKey) !== null;
  } catch {
    return true;
  }
}
