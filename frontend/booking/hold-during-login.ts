import type { components } from "../api/schema.d.ts";
import type { Instant } from "../days.ts";
import { request } from "./booking-api.ts";
import type { Hold } from "./booking-state.ts";
import { keepHold, keptHold } from "./kept-hold.ts";
import { forgetHold } from "./kept-hold-mark.ts";

/** Holds a time for 15 minutes more, once: a repeated call only says when the hold ends. */
async function extendHold<Held extends Hold>(hold: Held): Promise<Held> {
  const { expires_at } = await request(
    "POST",
    `/calendly/holds/${encodeURIComponent(hold.id)}/extend`,
    { body: { secret: hold.secret } },
  ) as components["schemas"]["ExtendedHold"];
  return { ...hold, expiresAt: Date.parse(expires_at) };
}

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
