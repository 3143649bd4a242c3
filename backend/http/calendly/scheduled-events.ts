import { createRoute, z } from "@hono/zod-openapi";
import type { ScheduledEvent } from "../../domain/scheduling.ts";
import type { Ports } from "../../ports/ports.ts";
import { getInvitee } from "../../use-cases/scheduling/get-invitee.ts";
import { getScheduledEvent } from "../../use-cases/scheduling/get-scheduled-event.ts";
import { listScheduledEvents } from "../../use-cases/scheduling/list-scheduled-events.ts";
import { refusals } from "../errors.ts";
import { newRouter } from "../router.ts";
import { signedIn } from "../signed-in.ts";
import { locationKind } from "./event-type-body.ts";
import { InviteeResource, presentInvitee } from "./invitee-body.ts";
import {
  json,
  PageQuery,
  PaginationBody,
  presentPagination,
  ProviderTime,
  providerTime,
  ResourceId,
  tags,
  Uri,
} from "./provider-shapes.ts";

const security = [{ bearer: [] }];

const ScheduledEventBody = z.object({
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

/** Addresses of people are not in it: whoever may see the invitee asks for the invitee. */
function presentEvent(event: ScheduledEvent): z.infer<typeof ScheduledEventBody> {
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

const list = createRoute({
  method: "get",
  path: "/scheduled-events",
  operationId: "listScheduledEvents",
  summary: "Events of the caller: a practitioner's own, or those a client is invited to",
  tags,
  security,
  middleware: [signedIn] as const,
  request: {
    query: PageQuery.extend({
      user: Uri.optional(),
      invitee_email: z.email().max(254).optional(),
      status: z.enum(["active", "canceled"]).optional(),
    }),
  },
  responses: {
    200: {
      description: "Earliest start first",
      ...json(
        z.object({
          collection: z.array(ScheduledEventBody).max(100),
          pagination: PaginationBody,
        }).openapi("ScheduledEvents"),
      ),
    },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_PROVIDER_UNAVAILABLE",
    ),
  },
});

const one = refusals(
  "ERR_INVALID_INPUT",
  "ERR_UNAUTHORIZED",
  "ERR_NOT_FOUND",
  "ERR_PROVIDER_UNAVAILABLE",
);

const get = createRoute({
  method: "get",
  path: "/scheduled_events/{id}",
  operationId: "getScheduledEvent",
  summary: "One event of the caller",
  tags,
  security,
  middleware: [signedIn] as const,
  request: { params: z.object({ id: ResourceId }) },
  responses: {
    200: {
      description: "The event",
      ...json(z.object({ resource: ScheduledEventBody }).openapi("ScheduledEventResource")),
    },
    ...one,
  },
});

const getInvited = createRoute({
  method: "get",
  path: "/scheduled_events/{eventId}/invitees/{id}",
  operationId: "getInvitee",
  summary: "Who is invited to an event of the caller",
  tags,
  security,
  middleware: [signedIn] as const,
  request: { params: z.object({ eventId: ResourceId, id: ResourceId }) },
  responses: {
    200: {
      description: "The invitee",
      ...json(InviteeResource),
    },
    ...one,
  },
});

export function scheduledEvents(ports: Ports) {
  return newRouter()
    .openapi(list, async (c) => {
      const { user, invitee_email, status, count, page_token } = c.req.valid("query");
      const page = await listScheduledEvents(ports, c.var, {
        limit: count,
        cursor: page_token,
        ownerUri: user,
        inviteeEmail: invitee_email,
        status,
      });
      return c.json({
        collection: page.items.map(presentEvent),
        pagination: presentPagination(c.req.url, page),
      }, 200);
    })
    .openapi(get, async (c) => {
      const event = await getScheduledEvent(ports, c.var, c.req.valid("param"));
      return c.json({ resource: presentEvent(event) }, 200);
    })
    .openapi(getInvited, async (c) => {
      const invitee = await getInvitee(ports, c.var, c.req.valid("param"));
      return c.json({ resource: presentInvitee(invitee) }, 200);
    });
}
