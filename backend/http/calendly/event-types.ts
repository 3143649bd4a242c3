import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getEventType } from "../../use-cases/scheduling/get-event-type.ts";
import { listEventTypeAvailableTimes } from "../../use-cases/scheduling/list-event-type-available-times.ts";
import { listEventTypes, type OfferedType } from "../../use-cases/scheduling/list-event-types.ts";
import type { AvailableTime } from "../../domain/scheduling.ts";
import { refusals } from "../errors.ts";
import { newRouter } from "../router.ts";
import { EventTypeBody, presentEventType } from "./event-type-body.ts";
import {
  json,
  MeetingTypeCode,
  PageQuery,
  PaginationBody,
  presentPagination,
  ProviderTime,
  providerTime,
  ResourceId,
  tags,
  Uri,
} from "./provider-shapes.ts";

const AvailableTimeBody = z.object({
  status: z.enum(["available"]),
  invitees_remaining: z.int().min(1).max(1000),
  start_time: ProviderTime,
  scheduling_url: Uri,
  meeting_types: z.array(MeetingTypeCode).max(2).openapi({ description: "Ours" }),
  location: z.string().max(300).openapi({ description: 'Ours: the place, "" by video only' }),
}).openapi("AvailableTime");

const OfferedEventTypeBody = z.object({
  ...EventTypeBody.shape,
  practice: z.object({ type: z.string().max(64), intro: z.boolean() }).nullable().openapi({
    description: "Ours: what it is; the type is a domain value, named in every language",
  }),
}).openapi("OfferedEventType");

function presentOffered({ eventType, offer }: OfferedType): z.infer<typeof OfferedEventTypeBody> {
  return {
    ...presentEventType(eventType),
    practice: offer && { type: offer.type, intro: offer.intro },
  };
}

function presentTime(time: AvailableTime): z.infer<typeof AvailableTimeBody> {
  return {
    status: "available",
    invitees_remaining: time.seatsLeft,
    start_time: providerTime(time.startsAt),
    scheduling_url: time.schedulingUrl,
    meeting_types: time.meetingTypes,
    location: time.place,
  };
}

const list = createRoute({
  method: "get",
  path: "/event-types",
  operationId: "listEventTypes",
  summary: "Active event types of one account, or of all",
  tags,
  request: {
    query: PageQuery.extend({
      user: Uri.optional().openapi({
        description: "Only this account's. Ours: its name in booking pages may stand for its id",
      }),
      organization: Uri.optional().openapi({ description: "All of the house, as without it" }),
    }),
  },
  responses: {
    200: {
      description: "In the order of the account",
      ...json(
        z.object({
          collection: z.array(OfferedEventTypeBody).max(100),
          pagination: PaginationBody,
        }).openapi("EventTypes"),
      ),
    },
    ...refusals("ERR_INVALID_INPUT", "ERR_PROVIDER_UNAVAILABLE"),
  },
});

const get = createRoute({
  method: "get",
  path: "/event_types/{id}",
  operationId: "getEventType",
  summary: "One event type, active or not",
  tags,
  request: { params: z.object({ id: ResourceId }) },
  responses: {
    200: {
      description: "The event type",
      ...json(z.object({ resource: EventTypeBody }).openapi("EventTypeResource")),
    },
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND", "ERR_PROVIDER_UNAVAILABLE"),
  },
});

const listTimes = createRoute({
  method: "get",
  path: "/event-type-available-times",
  operationId: "listEventTypeAvailableTimes",
  summary: "Start times that can be booked, at most 31 days of them",
  tags,
  request: {
    query: z.object({ event_type: Uri, start_time: ProviderTime, end_time: ProviderTime }),
  },
  responses: {
    200: {
      description: "Ascending; start_time is included, end_time is not",
      ...json(
        z.object({ collection: z.array(AvailableTimeBody).max(5000) }).openapi("AvailableTimes"),
      ),
    },
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND", "ERR_PROVIDER_UNAVAILABLE"),
  },
});

export function eventTypes(ports: Ports) {
  return newRouter()
    .openapi(list, async (c) => {
      const { user, count: limit, page_token: cursor } = c.req.valid("query");
      const page = await listEventTypes(ports, { limit, cursor, ...(user && { ownerUri: user }) });
      return c.json({
        collection: page.items.map(presentOffered),
        pagination: presentPagination(c.req.url, page),
      }, 200);
    })
    .openapi(get, async (c) => {
      const eventType = await getEventType(ports, c.req.valid("param"));
      return c.json({ resource: presentEventType(eventType) }, 200);
    })
    .openapi(listTimes, async (c) => {
      const { event_type: eventTypeUri, start_time, end_time } = c.req.valid("query");
      const range = { from: Date.parse(start_time), to: Date.parse(end_time) };
      const times = await listEventTypeAvailableTimes(ports, c.var, { eventTypeUri, ...range });
      return c.json({ collection: times.map(presentTime) }, 200);
    });
}
