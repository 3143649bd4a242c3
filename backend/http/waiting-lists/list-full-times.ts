import { createRoute, z } from "@hono/zod-openapi";
import { meetingTypes } from "../../domain/scheduling.ts";
import type { Ports } from "../../ports/ports.ts";
import { type FullTime, listFullTimes } from "../../use-cases/waiting-lists/list-full-times.ts";
import { ProviderTime, Uri } from "../calendly/calendly-body.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { instantText } from "../version.ts";

const FullTimeBody = z.object({
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  seats: z.int().min(2).max(1000),
  waiting: z.int().min(0).max(100_000).openapi({ description: "How many people are in line" }),
  meetingTypes: z.array(z.enum(meetingTypes)).max(2),
}).openapi("FullTime");

const FullTimesBody = z.object({ fullTimes: z.array(FullTimeBody).max(5000) }).openapi("FullTimes");

const route = createRoute({
  method: "get",
  path: "/api/waiting-lists/full-times",
  operationId: "listFullTimes",
  tags: ["waiting-lists"],
  summary: "List the group times without a free seat",
  description:
    "Of one event type, for a range of at most 31 days. A client can wait for a seat of each of them.",
  request: {
    query: z.object({
      event_type: Uri,
      start_time: ProviderTime.openapi({ description: "Included" }),
      end_time: ProviderTime.openapi({ description: "Excluded" }),
    }),
  },
  responses: {
    200: { description: "The full times, earliest first", ...json(FullTimesBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND"),
  },
});

export function mountListFullTimes(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { event_type: eventTypeUri, start_time, end_time } = c.req.valid("query");
    const range = { from: Date.parse(start_time), to: Date.parse(end_time) };
    const times = await listFullTimes(ports, c.var, { eventTypeUri, ...range });
    return c.json({ fullTimes: times.map(present) }, 200);
  });
}

function present(
  { startsAt, endsAt, seats, waiting, meetingTypes }: FullTime,
): z.infer<typeof FullTimeBody> {
  return {
    startsAt: instantText(startsAt),
    endsAt: instantText(endsAt),
    seats,
    waiting,
    meetingTypes,
  };
}
