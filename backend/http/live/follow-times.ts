import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { followTimes } from "../../use-cases/live/follow-times.ts";
import { refusals } from "../errors.ts";
import { optional } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { openConnections } from "./connections.ts";
import { eventStream } from "./event-stream.ts";

const TherapistId = z.uuid();

const route = createRoute({
  method: "get",
  path: "/api/live",
  operationId: "followTimes",
  tags: ["live"],
  summary: "Follow changes of free times",
  description:
    'Server-sent events. The event `times` with `{"therapistIds": […]}` names the practitioners whose free times have ' +
    "changed, at most once every 500 ms, from the first byte of the response on. Request the free times themselves " +
    "with `listEventTypeAvailableTimes`.",
  request: {
    query: z.object({
      therapistId: optional(
        z.union([TherapistId, z.array(TherapistId).max(100)]).openapi({
          description:
            "A practitioner to follow; repeat it for several. By default all practitioners shown in search.",
        }),
      ),
    }),
  },
  responses: {
    200: {
      description: "Events until the client disconnects",
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

export function mountFollowTimes(router: Router, ports: Ports) {
  const connections = openConnections();
  router.openapi(route, async (c) => {
    const { therapistId } = c.req.valid("query");
    const therapistIds = therapistId === undefined ? null : [therapistId].flat();
    const headers = {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store",
      // Proxies must not buffer events, and the server must not compress them.
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
