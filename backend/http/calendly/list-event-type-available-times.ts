import { createRoute, z } from "@hono/zod-openapi";
import type { AvailableTime } from "../../domain/scheduling.ts";
import type { Ports } from "../../ports/ports.ts";
import { listEventTypeAvailableTimes } from "../../use-cases/scheduling/list-event-type-available-times.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import {
  exampleEventType,
  MeetingTypeCode,
  ProviderTime,
  providerTime,
  Uri,
} from "./calendly-body.ts";

const AvailableTimeBody = z.object({
  status: z.enum(["available"]),
  invitees_remaining: z.int().min(1).max(1000),
  start_time: ProviderTime,
  scheduling_url: Uri,
  meeting_types: z.array(MeetingTypeCode).max(2).openapi({
    description: "Not in Calendly's API: the meeting types that are possible at this time",
  }),
  location: z.string().max(300).openapi({
    description: "Not in Calendly's API: the place; empty when only a video call is possible",
  }),
}).openapi("AvailableTime");

function present(time: AvailableTime): z.infer<typeof AvailableTimeBody> {
  return {
    status: "available",
    invitees_remaining: time.seatsLeft,
    start_time: providerTime(time.startsAt),
    scheduling_url: time.schedulingUrl,
    meeting_types: time.meetingTypes,
    location: time.place,
  };
}

const route = createRoute({
  method: "get",
  path: "/api/calendly/event-type-available-times",
  operationId: "listEventTypeAvailableTimes",
  tags: ["calendly"],
  summary: "List the bookable start times of an event type",
  description:
    "For a range of at most 31 days. Beyond `horizon_days` of the event type no time can be booked yet.",
  request: {
    query: z.object({
      event_type: Uri.openapi({
        description: "The `eventTypeUri` of a practice, from `getTherapist`",
        example: exampleEventType,
      }),
      start_time: ProviderTime.openapi({
        description: "Included. Now or later: replace the one of the example",
      }),
      end_time: ProviderTime.openapi({
        description: "Excluded. At most 31 days after `start_time`",
        example: "2026-12-08T16:15:00.000000Z",
      }),
      session: z.uuid().optional().openapi({
        description:
          "Not in Calendly's API: a session that is to be moved. Its own time counts as free.",
      }),
    }),
  },
  responses: {
    200: {
      description: "The start times, earliest first",
      ...json(
        z.object({ collection: z.array(AvailableTimeBody).max(5000) }).openapi("AvailableTimes"),
      ),
    },
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND", "ERR_PROVIDER_UNAVAILABLE"),
  },
});

export function mountListEventTypeAvailableTimes(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { event_type: eventTypeUri, start_time, end_time, session } = c.req.valid("query");
    const times = await listEventTypeAvailableTimes(ports, c.var, {
      eventTypeUri,
      from: Date.parse(start_time),
      to: Date.parse(end_time),
      sessionId: session,
    });
    return c.json({ collection: times.map(present) }, 200);
  });
}
