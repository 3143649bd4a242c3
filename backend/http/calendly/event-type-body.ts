import { z } from "@hono/zod-openapi";
import { eventTypeNameIn } from "../../domain/practice-event-type.ts";
import type { EventType, MeetingType } from "../../domain/scheduling.ts";
import { MeetingTypeCode, ProviderTime, providerTime, Uri } from "./calendly-body.ts";

export const EventTypeBody = z.object({
  uri: Uri,
  scheduling_url: Uri,
  name: z.string().max(200).openapi({
    description:
      "Of its practice in the language of the request, else as its practitioner wrote it",
  }),
  slug: z.string().max(200),
  active: z.boolean(),
  secret: z.boolean(),
  admin_managed: z.boolean(),
  booking_method: z.enum(["instant", "poll"]),
  duration: z.int().min(1).max(720).openapi({ description: "Minutes" }),
  duration_options: z.array(z.int().min(1).max(720)).max(4).nullable(),
  kind: z.enum(["solo", "group"]),
  kind_description: z.enum(["Collective", "Group", "One-on-One", "Round Robin"]),
  pooling_type: z.enum(["round_robin", "collective"]).nullable(),
  type: z.enum(["StandardEventType", "AdhocEventType"]),
  color: z.string().max(9),
  position: z.int().min(0).max(10_000),
  created_at: ProviderTime,
  updated_at: ProviderTime,
  deleted_at: ProviderTime.nullable(),
  internal_note: z.string().max(1000).nullable(),
  description_plain: z.string().max(5000).nullable(),
  description_html: z.string().max(10_000).nullable(),
  profile: z.object({
    type: z.enum(["User", "Team"]),
    name: z.string().max(200),
    owner: Uri,
  }).nullable(),
  custom_questions: z.array(z.object({
    name: z.string().max(500),
    type: z.enum(["string", "text", "phone_number", "single_select", "multi_select"]),
    position: z.int().min(0).max(50),
    enabled: z.boolean(),
    required: z.boolean(),
    answer_choices: z.array(z.string().max(500)).max(50),
    include_other: z.boolean(),
  })).max(50),
  locations: z.array(z.object({ kind: z.string().max(50), position: z.int().min(0).max(20) }))
    .max(20),
  meeting_types: z.array(MeetingTypeCode).max(2).openapi({
    description: "Not in Calendly's API",
  }),
  timezone: z.string().max(64).openapi({
    description: "Not in Calendly's API: the account's IANA time zone",
  }),
  capacity: z.int().min(1).max(1000)
    .openapi({
      description: "Not in Calendly's API: how many invitees can book the same start time",
    }),
  once_per_client: z.boolean()
    .openapi({
      description:
        "Not in Calendly's API: whether a client can book it only once with this account",
    }),
  horizon_days: z.int().min(1).max(365).nullable()
    .openapi({
      description:
        "Not in Calendly's API: how many days ahead a client can book. The last bookable day is today in `timezone` and so " +
        "many days. Null for an event type of Calendly, which decides it",
    }),
}).openapi("EventType");

export function presentEventType(
  eventType: EventType,
  named: Parameters<typeof eventTypeNameIn>[1],
): z.infer<typeof EventTypeBody> {
  const { description, capacity } = eventType;
  const isGroup = capacity > 1;
  return {
    uri: eventType.uri,
    scheduling_url: eventType.schedulingUrl,
    name: eventTypeNameIn(eventType.name, named),
    slug: eventType.slug,
    active: eventType.active,
    secret: false,
    admin_managed: false,
    booking_method: "instant",
    duration: eventType.durationMinutes,
    duration_options: null,
    kind: isGroup ? "group" : "solo",
    kind_description: isGroup ? "Group" : "One-on-One",
    pooling_type: null,
    type: "StandardEventType",
    color: eventType.color,
    position: eventType.position,
    created_at: providerTime(eventType.createdAt),
    updated_at: providerTime(eventType.updatedAt),
    deleted_at: null,
    internal_note: null,
    description_plain: description === "" ? null : description,
    description_html: description === "" ? null : `<p>${escaped(description)}</p>`,
    profile: { type: "User", name: eventType.ownerName, owner: eventType.ownerUri },
    custom_questions: eventType.questions.map(({ name, required }, position) => ({
      name,
      type: "text",
      position,
      enabled: true,
      required,
      answer_choices: [],
      include_other: false,
    })),
    locations: eventType.meetingTypes.map((meetingType, position) => ({
      kind: locationKind[meetingType],
      position,
    })),
    meeting_types: eventType.meetingTypes,
    timezone: eventType.timeZone,
    capacity,
    once_per_client: eventType.oncePerClient,
    horizon_days: eventType.horizonDays,
  };
}

/** Calendly's kinds of location. `custom`, because the video link is the practitioner's own. */
export const locationKind = {
  VIDEO_CALL: "custom",
  IN_PERSON: "physical",
} as const satisfies Record<MeetingType, string>;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character]!);
}
