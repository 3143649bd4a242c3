const key = "heaolu.registered";

/** Notes that an account was created in this browser, whose mailed link may then sign in at once. */
export function markRegistration() {
  try {
    localStorage.setItem(key, "1");
  } catch {
    // Storage is blocked: the link asks for a confirmation, as on another device.
  }
}

export function takeRegistrationMark(): boolean {
  try {
    const isMarked = localStorage.getItem(key) !== null;
    localStorage.removeItem(key);
    return isMarked;
  } catch {
    return false;
  }
}
