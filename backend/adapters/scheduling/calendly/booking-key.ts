import { createHash } from "node:crypto";
import type { NewBooking } from "../../../ports/scheduling/time-holds.ts";

/**
 * The idempotency key of a booking, sent in `utm_content`: a repeated request has the same key, so a booking whose
 * response was lost is found again. The key of a rescheduled booking also names the old one, because the provider links
 * only bookings moved on its own page.
 */
export function bookingKeyOf(request: NewBooking, replaced: string | null): string {
  const { eventTypeUri, startsAt, invitee, answers, meetingType } = request;
  const content = [eventTypeUri, startsAt, meetingType, invitee, answers, replaced];
  const key = createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 32);
  const [, event, id] = /scheduled_events\/([\w-]+)\/invitees\/([\w-]+)$/.exec(replaced ?? "") ??
    [];
  return event && id ? `booking.${key}.${event}.${id}` : `booking.${key}`;
}

/**
 * The key in an invitee booked through the API; "" for all others. On a hosted page the visitor can set `utm_content`,
 * so the key counts only with `scheduling_method` "api".
 */
export function bookingKeyIn(invitee: Record<string, unknown>): string {
  const { tracking, scheduling_method } = invitee;
  const { utm_content } = (tracking ?? {}) as { utm_content?: unknown };
  const isOurs = scheduling_method === "api" && typeof utm_content === "string" &&
    /^booking\.[0-9a-f]{32}(\.|$)/.test(utm_content);
  return isOurs ? utm_content : "";
}

export function predecessorIn(bookingKey: string, resource: (path: string) => string): string {
  const [, event, id] = /^booking\.[0-9a-f]{32}\.([\w-]+)\.([\w-]+)$/.exec(bookingKey) ?? [];
  return event && id ? resource(`scheduled_events/${event}/invitees/${id}`) : "";
}
