import { createHash } from "node:crypto";
import type { BookingRequest } from "../../../ports/scheduling.ts";

/**
 * What a booking of ours carries in `utm_content`: the same request has the same key, so that a booking whose answer
 * was lost is recognised and nobody books twice. One that takes the place of another names that one as well: the
 * provider links only what was moved on its own page.
 */
export function intentOf(request: BookingRequest, replaced: string | null): string {
  const { eventTypeUri, startsAt, invitee, answers, meetingType } = request;
  const said = [eventTypeUri, startsAt, meetingType, invitee, answers, replaced];
  const key = createHash("sha256").update(JSON.stringify(said)).digest("hex").slice(0, 32);
  const [, event, id] = /scheduled_events\/([\w-]+)\/invitees\/([\w-]+)$/.exec(replaced ?? "") ??
    [];
  return event && id ? `booking.${key}.${event}.${id}` : `booking.${key}`;
}

/**
 * The key of a booking of ours, as the provider keeps it; "" for all others. On a hosted page anybody may write it
 * into the address: it counts only where the provider says that its API was used.
 */
export function intentIn(invitee: Record<string, unknown>): string {
  const { tracking, scheduling_method } = invitee;
  const { utm_content } = (tracking ?? {}) as { utm_content?: unknown };
  const isOurs = scheduling_method === "api" && typeof utm_content === "string" &&
    /^booking\.[0-9a-f]{32}(\.|$)/.test(utm_content);
  return isOurs ? utm_content : "";
}

/** The invitee that a booking of ours took the place of; "" for all others. */
export function replacedBy(intent: string, resource: (path: string) => string): string {
  const [, event, id] = /^booking\.[0-9a-f]{32}\.([\w-]+)\.([\w-]+)$/.exec(intent) ?? [];
  return event && id ? resource(`scheduled_events/${event}/invitees/${id}`) : "";
}
