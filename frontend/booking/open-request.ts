import type { Instant } from "../days.ts";
import type { OpenRequest } from "./booking-state.ts";

const prefix = "heaolu.request ";

/** The request that this tab has open for an event type, so that a reload goes on with the code. */
export function storedRequest(eventType: string, startsAt: Instant | null): OpenRequest | null {
  try {
    const text = sessionStorage.getItem(prefix + eventType);
    const request = text && JSON.parse(text) as OpenRequest;
    if (!request || request.expiresAt <= Date.now()) return null;
    return startsAt && startsAt !== request.startsAt ? null : request;
  } catch {
    // Storage is blocked.
    return null;
  }
}

export function storeRequest(eventType: string, request: OpenRequest | null) {
  try {
    if (request) sessionStorage.setItem(prefix + eventType, JSON.stringify(request));
    else sessionStorage.removeItem(prefix + eventType);
  } catch {
    // Storage is blocked: a reload begins again.
  }
}
