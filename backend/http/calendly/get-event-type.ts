import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getEventType } from "../../use-cases/scheduling/get-event-type.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { ResourceId } from "./calendly-body.ts";
import { EventTypeBody, presentEventType } from "./event-type-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/calendly/event_types/{id}",
  operationId: "getEventType",
  tags: ["calendly"],
  summary: "Get an event type",
  description: "Active or not.",
  request: { params: z.object({ id: ResourceId }) },
  responses: {
    200: {
      description: "The event type",
      ...json(z.object({ resource: EventTypeBody }).openapi("EventTypeResource")),
    },
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND", "ERR_PROVIDER_UNAVAILABLE"),
  },
});

export function mountGetEventType(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const eventType = await getEventType(ports, c.req.valid("param"));
    const named = { values: ports.search.domainValues(), language: c.var.language };
    return c.json({ resource: presentEventType(eventType, named) }, 200);
  });
}
