import { z } from "@hono/zod-openapi";
import type { ScheduledEvent } from "../../domain/scheduling.ts";
import { ProviderTime, providerTime, Uri } from "./calendly-body.ts";
import { locationKind } from "./event-type-body.ts";

export const ScheduledEventBody = z.object({
  uri: Uri,
  name: z.string().max(200),
  status: z.enum(["active", "canceled"]),
  booking_method: z.enum(["instant", "poll"]),
  start_time: ProviderTime,
  end_time: ProviderTime,
  event_type: Uri,
  location: z.object({
    type: z.enum(["custom", "physical"]),
    location: z.string().max(300).nullable(),
  }),
  invitees_counter: z.object({
    total: z.int().min(0).max(10_000),
    active: z.int().min(0).max(10_000),
    limit: z.int().min(1).max(1000),
  }),
  created_at: ProviderTime,
  updated_at: ProviderTime,
  event_memberships: z.array(z.object({ user: Uri })).max(1),
  event_guests: z.array(z.object({ email: z.email().max(254) })).max(0),
  cancellation: z.object({
    canceled_by: z.string().max(200),
    reason: z.string().max(10_000).nullable(),
    created_at: ProviderTime,
  }).optional(),
  calendar_event: z.null(),
  meeting_notes_plain: z.null(),
  meeting_notes_html: z.null(),
}).openapi("ScheduledEvent");

export function presentEvent(event: ScheduledEvent): z.infer<typeof ScheduledEventBody> {
  return {
    uri: event.uri,
    name: event.name,
    status: event.status,
    booking_method: "instant",
    start_time: providerTime(event.startsAt),
    end_time: providerTime(event.endsAt),
    event_type: event.eventTypeUri,
    location: {
      type: locationKind[event.meetingType],
      location: event.place === "" ? null : event.place,
    },
    invitees_counter: event.guests,
    created_at: providerTime(event.createdAt),
    updated_at: providerTime(event.updatedAt),
    event_memberships: [{ user: event.ownerUri }],
    event_guests: [],
    ...(event.status === "canceled" && {
      cancellation: {
        canceled_by: event.canceledBy ?? "",
        reason: event.cancelReason,
        created_at: providerTime(event.updatedAt),
      },
    }),
    calendar_event: null,
    meeting_notes_plain: null,
    meeting_notes_html: null,
  };
}
