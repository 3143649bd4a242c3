import { clearSession, currentSession } from "../api/sign-in-session.ts";

/** `backend/http/page-start.ts` reads it: who comes back to this tab by its history leaves again. */
const leftKey = "left";

const leavers = new Set<() => void>();

/** Calls `forget` before the user leaves quickly. */
export function onQuickLeave(forget: () => void): void {
  leavers.add(forget);
}

/** The request outlives the page. */
function endSession() {
  const headers = { "X-Requested-With": "heaolu" };
  void fetch("/api/auth/logout", { method: "POST", keepalive: true, headers }).catch(() => null);
  clearSession({ staysDiscreet: true });
}

/** Forgets what this tab stored and leaves. The way back does not show this page. */
export function leaveQuickly(address: string, { alsoSignsOut = false } = {}): void {
  for (const forget of leavers) forget();
  try {
    sessionStorage.clear();
    sessionStorage.setItem(leftKey, address);
  } catch {
    // Storage is blocked, so the tab has nothing in it either.
  }
  if (alsoSignsOut && currentSession()) endSession();
  // From a frame the whole tab leaves, not the frame alone.
  (globalThis.top ?? globalThis).location.replace(address);
}
