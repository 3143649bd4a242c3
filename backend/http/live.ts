import { createRoute, z } from "@hono/zod-openapi";
import { followTimes } from "../use-cases/live/follow-times.ts";
import type { LiveTimes } from "../use-cases/live/live-times.ts";
import { refusals } from "./errors.ts";
import { openConnections } from "./live/connections.ts";
import { eventStream } from "./live/event-stream.ts";
import { newRouter } from "./router.ts";
import { optional } from "./json-bodies.ts";

const TherapistId = z.uuid();

const followTimesRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "followTimes",
  summary: "Be told whose free times have changed",
  description:
    'Server-sent events: `times` with `{"therapistIds": […]}`, at most every 500 ms, of everything written after the ' +
    "first byte has come. Which times are free is asked where it always is.",
  tags: ["live"],
  request: {
    query: z.object({
      therapistId: optional(
        z.union([TherapistId, z.array(TherapistId).max(100)]).openapi({
          description: "Of whom, once for each; everybody in search when left out",
        }),
      ),
    }),
  },
  responses: {
    200: {
      description: "Events, for as long as the caller listens",
      content: {
        "text/event-stream": {
          schema: z.string().max(1_000_000).openapi({
            example:
              'event: times\ndata: {"therapistIds":["0197a1c2-6d1e-7000-8000-3f5b2a9c1d10"]}\n\n',
          }),
        },
      },
    },
    ...refusals("ERR_INVALID_INPUT", "ERR_TOO_MANY_REQUESTS", "ERR_UNAVAILABLE"),
  },
});

export function live(ports: { live: LiveTimes }) {
  const connections = openConnections();
  return newRouter().openapi(followTimesRoute, async (c) => {
    const { therapistId } = c.req.valid("query");
    const therapistIds = therapistId === undefined ? null : [therapistId].flat();
    const headers = {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store",
      // No proxy may collect what is to be seen at once, nor the server pack it.
      "X-Accel-Buffering": "no",
      "Content-Encoding": "identity",
    };
    if (c.req.method === "HEAD") return c.body(null, 200, headers);
    const release = connections.take(c.var.address);
    const stream = eventStream(release);
    try {
      stream.onEnd(
        await followTimes(ports, { therapistIds }, {
          changed: (ids) => stream.send("times", { therapistIds: ids }),
          ended: stream.end,
        }),
      );
    } catch (error) {
      stream.end();
      throw error;
    }
    return c.body(stream.body, 200, headers);
  });
}
