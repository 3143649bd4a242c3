import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getScheduledEvent } from "../../use-cases/scheduling/get-scheduled-event.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { ResourceId } from "./calendly-body.ts";
import { presentEvent, ScheduledEventBody } from "./scheduled-event-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/calendly/scheduled_events/{id}",
  operationId: "getScheduledEvent",
  tags: ["calendly"],
  summary: "Get one of the caller's events",
  security: bearer,
  middleware: signedIn,
  request: { params: z.object({ id: ResourceId }) },
  responses: {
    200: {
      description: "The event",
      ...json(z.object({ resource: ScheduledEventBody }).openapi("ScheduledEventResource")),
    },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_NOT_FOUND",
      "ERR_PROVIDER_UNAVAILABLE",
    ),
  },
});

export function mountGetScheduledEvent(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const event = await getScheduledEvent(ports, c.var, c.req.valid("param"));
    return c.json({ resource: presentEvent(event) }, 200);
  });
}
