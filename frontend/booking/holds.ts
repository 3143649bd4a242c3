import { ApiError } from "../api/api-error.ts";
import { api, ok } from "../api/client.ts";
import type { Instant } from "../days.ts";
import type { Hold } from "./booking-state.ts";

const goneCodes = new Set(["ERR_SLOT_TAKEN", "ERR_SLOT_NOT_OFFERED", "ERR_HOLD_EXPIRED"]);

export function isTimeGone(reason: unknown): reason is ApiError {
  return reason instanceof ApiError && goneCodes.has(reason.errCode);
}

export async function holdTime(
  eventType: string,
  startsAt: Instant,
  { replaces, secretLink }: { replaces: Hold | null; secretLink?: string | undefined },
): Promise<Hold> {
  const { id, secret, expires_at } = await ok(api.POST("/api/calendly/holds", {
    body: {
      event_type: eventType,
      start_time: startsAt,
      ...(replaces ? { replaces: { id: replaces.id, secret: replaces.secret } } : {}),
      ...(secretLink ? { secret_link: secretLink } : {}),
    },
  }));
  return { id, secret, startsAt, expiresAt: Date.parse(expires_at) };
}

/** Holds a time for 15 minutes more, once: a repeated call only says when the hold ends. */
export async function extendHold<Held extends Hold>(hold: Held): Promise<Held> {
  const { expires_at } = await ok(api.POST("/api/calendly/holds/{id}/extend", {
    params: { path: { id: hold.id } },
    body: { secret: hold.secret },
  }));
  return { ...hold, expiresAt: Date.parse(expires_at) };
}

/** The request outlives the page, so that closing it releases the time. */
export async function releaseTime({ id, secret }: Hold): Promise<void> {
  await ok(api.DELETE("/api/calendly/holds/{id}", {
    params: { path: { id }, header: { "x-hold-secret": secret } },
    keepalive: true,
  }));
}
