import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { releaseTime } from "../../use-cases/scheduling/release-time.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { HoldSecret, ResourceId } from "./calendly-body.ts";

const route = createRoute({
  method: "delete",
  path: "/api/calendly/holds/{id}",
  operationId: "releaseTime",
  tags: ["calendly"],
  summary: "Release a held time",
  description: "Not part of Calendly's API.",
  request: {
    params: z.object({ id: ResourceId }),
    headers: z.object({ "x-hold-secret": HoldSecret }),
  },
  responses: {
    204: { description: "The time is free" },
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND", "ERR_PROVIDER_UNAVAILABLE"),
  },
});

export function mountReleaseTime(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const secret = c.req.valid("header")["x-hold-secret"];
    await releaseTime(ports, { ...c.req.valid("param"), secret });
    return c.body(null, 204);
  });
}
