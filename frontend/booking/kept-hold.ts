import type { Instant } from "../days.ts";
import type { Hold } from "./booking-state.ts";

/** A hold that outlives its page while the visitor logs in; `eventType` is a URI. */
type KeptHold = Hold & { eventType: string };

const key = "heaolu.hold";

function isKeptHold(value: unknown): value is KeptHold {
  if (typeof value !== "object" || value === null) return false;
  const hold = value as Partial<Record<keyof KeptHold, unknown>>;
  return typeof hold.id === "string" && typeof hold.secret === "string" &&
    typeof hold.startsAt === "string" && typeof hold.eventType === "string" &&
    typeof hold.expiresAt === "number";
}

/** In local storage, because the link in a mail opens another tab. */
export function keepHold(hold: KeptHold) {
  try {
    localStorage.setItem(key, JSON.stringify(hold));
  } catch {
    // Storage is blocked: the time is held again after the login if it is still free.
  }
}

/** The kept hold of this time, also when it has expired. */
export function keptHold(eventType: string, startsAt: Instant): KeptHold | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (!isKeptHold(stored)) return null;
    return stored.eventType === eventType && stored.startsAt === startsAt ? stored : null;
  } catch {
    return null;
  }
}

export function forgetHold(id: string) {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (isKeptHold(stored) && stored.id === id) localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so that nothing is kept.
  }
}
