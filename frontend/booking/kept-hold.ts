import type { Instant } from "../days.ts";
import type { Hold } from "./booking-state.ts";

const keptHoldKey = "heaolu.hold";

/** A hold that is passed on to another page; `eventType` is a URI. */
type KeptHold = Hold & {
  eventType: string;
  /** The next page extends it, because the visitor logs in meanwhile. */
  forLogin: boolean;
};

function isKeptHold(value: unknown): value is KeptHold {
  if (typeof value !== "object" || value === null) return false;
  const hold = value as Partial<Record<keyof KeptHold, unknown>>;
  return typeof hold.id === "string" && typeof hold.secret === "string" &&
    typeof hold.startsAt === "string" && typeof hold.eventType === "string" &&
    typeof hold.expiresAt === "number" && typeof hold.forLogin === "boolean";
}

function storedHold(): KeptHold | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keptHoldKey) ?? "null");
    return isKeptHold(stored) ? stored : null;
  } catch {
    // Storage is blocked or was written by an older page.
    return null;
  }
}

/** In local storage, because the link in a mail opens another tab. */
export function keepHold(hold: KeptHold) {
  try {
    localStorage.setItem(keptHoldKey, JSON.stringify(hold));
  } catch {
    // Storage is blocked: the time is held again after the login if it is still free.
  }
}

/** The kept hold of this time, also when it has expired. */
export function keptHold(eventType: string, startsAt: Instant): KeptHold | null {
  const stored = storedHold();
  return stored?.eventType === eventType && stored.startsAt === startsAt ? stored : null;
}

/** Works while the page closes. */
export function forgetHold(id: string) {
  if (storedHold()?.id === id) localStorage.removeItem(keptHoldKey);
}

const handedPattern = /#hold=([\w-]{1,64})\.([\w-]{1,100})\.(\d{1,15})$/;

/** The address with the kept hold of its time, for a mail that may be opened on another device. */
export function withHandedHold(address: string, startsAt: Instant | null | undefined): string {
  const hold = storedHold();
  if (!hold || hold.startsAt !== startsAt || hold.expiresAt <= Date.now()) return address;
  return `${withoutHandedHold(address)}#hold=${hold.id}.${hold.secret}.${hold.expiresAt}`;
}

export function handedHold(address: string): Omit<Hold, "startsAt"> | null {
  const [, id, secret, expiresAt] = handedPattern.exec(address) ?? [];
  return id && secret ? { id, secret, expiresAt: Number(expiresAt) } : null;
}

export function withoutHandedHold(address: string): string {
  return address.replace(handedPattern, "");
}
