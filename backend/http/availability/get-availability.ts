import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getAvailability } from "../../use-cases/availability/get-availability.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { etag } from "../version.ts";
import { AvailabilityBody, practitionerRefusals, sendAvailability } from "./availability-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/availability",
  operationId: "getAvailability",
  tags: ["availability"],
  summary: "Get the caller's bookable hours",
  description:
    "For practitioners. Also returns event types, imported calendars and public holidays.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "The availability", headers: etag, ...json(AvailabilityBody) },
    ...refusals(...practitionerRefusals),
  },
});

export function mountGetAvailability(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    return c.json(sendAvailability(c, await getAvailability(ports, c.var)), 200);
  });
}
