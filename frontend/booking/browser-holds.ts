import type { Instant } from "../days.ts";
import type { Hold } from "./booking-state.ts";

const key = "heaolu.holds";

type BrowserHold = Hold & { eventType: string };

function isBrowserHold(value: unknown): value is BrowserHold {
  if (typeof value !== "object" || value === null) return false;
  const hold = value as Partial<Record<keyof BrowserHold, unknown>>;
  return typeof hold.id === "string" && typeof hold.secret === "string" &&
    typeof hold.eventType === "string" && typeof hold.startsAt === "string" &&
    typeof hold.expiresAt === "number";
}

function browserHolds(): BrowserHold[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored)
      ? stored.filter(isBrowserHold).filter(({ expiresAt }) => expiresAt > Date.now())
      : [];
  } catch {
    // Storage is blocked or was written by another page.
    return [];
  }
}

function store(holds: BrowserHold[]) {
  try {
    if (holds.length > 0) localStorage.setItem(key, JSON.stringify(holds));
    else localStorage.removeItem(key);
  } catch {
    // Storage is blocked: another tab sees the time as taken.
  }
}

/** Lists the times that the tabs of this browser hold, so that none of them calls one taken. */
export function listHold({ id, secret, startsAt, expiresAt }: Hold, eventType: string) {
  const hold = { id, secret, startsAt, expiresAt, eventType };
  store([...browserHolds().filter((each) => each.id !== id), hold]);
}

export function unlistHold(id: string) {
  store(browserHolds().filter((each) => each.id !== id));
}

export function browserHold(eventType: string, startsAt: Instant): BrowserHold | null {
  return browserHolds().find((each) =>
    each.eventType === eventType && each.startsAt === startsAt
  ) ??
    null;
}
