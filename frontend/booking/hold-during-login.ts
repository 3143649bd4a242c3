import type { Instant } from "../days.ts";
import type { Hold } from "./booking-state.ts";
import { extendHold } from "./holds.ts";
import { forgetHold, keepHold, keptHold } from "./kept-hold.ts";

export async function keepDuringLogin(hold: Hold, eventType: string): Promise<void> {
  keepHold({ ...await extendHold(hold).catch(() => hold), eventType });
}

/** Takes over the hold that was kept during a login, while it is alive. */
export async function takeKeptHold(eventType: string, startsAt: Instant): Promise<Hold | null> {
  const kept = keptHold(eventType, startsAt);
  if (!kept) return null;
  try {
    return await extendHold(kept);
  } catch {
    forgetHold(kept.id);
    return null;
  }
}
