import type { Instant } from "../days.ts";
import type { OpenRequest } from "./booking-state.ts";

const prefix = "heaolu.request ";

export function inTab<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    // Storage is blocked.
    return null;
  }
}

export function storeInTab(key: string, value: unknown) {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: a reload begins again.
  }
}

/** The request that this tab has open for an event type, so that a reload goes on with the code. */
export function storedRequest(eventType: string, startsAt: Instant | null): OpenRequest | null {
  const request = inTab<OpenRequest>(prefix + eventType);
  if (!request || request.expiresAt <= Date.now()) return null;
  return startsAt && startsAt !== request.startsAt ? null : request;
}

/** The request that this tab had open for a coming time when its code ended. */
export function lapsedRequest(eventType: string, startsAt: Instant | null): OpenRequest | null {
  const request = inTab<OpenRequest>(prefix + eventType);
  const now = Date.now();
  if (!request || request.expiresAt > now || Date.parse(request.startsAt) < now) return null;
  return startsAt && startsAt !== request.startsAt ? null : request;
}

export function storeRequest(eventType: string, request: OpenRequest | null) {
  storeInTab(prefix + eventType, request);
}
