import type { Instant } from "../days.ts";
import type { Hold } from "./booking-state.ts";
import { extendHold } from "./holds.ts";
import { forgetHold, keepHold, keptHold } from "./kept-hold.ts";

export async function keepDuringLogin(hold: Hold, eventType: string): Promise<void> {
  keepHold({ ...await extendHold(hold).catch(() => hold), eventType, forLogin: true });
}

/** Takes over the hold that another page kept, while it is alive. */
export async function takeKeptHold(eventType: string, startsAt: Instant): Promise<Hold | null> {
  const kept = keptHold(eventType, startsAt);
  if (!kept) return null;
  if (!kept.forLogin && kept.expiresAt > Date.now()) return kept;
  try {
    return await extendHold(kept);
  } catch {
    forgetHold(kept.id);
    return null;
  }
}
