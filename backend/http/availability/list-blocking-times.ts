import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listBlockingTimes } from "../../use-cases/availability/list-blocking-times.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { practitionerRefusals } from "./availability-body.ts";
import { BlockingTimeBody, presentBlockingTime } from "./blocking-time-body.ts";
import { decimal } from "../decimal.ts";

const route = createRoute({
  method: "get",
  path: "/api/availability/blocking-times",
  operationId: "listBlockingTimes",
  tags: ["availability"],
  summary: "List what blocks times on the caller's calendar",
  description:
    "For practitioners. Everything in the coming days, and all times that visitors hold.",
  security: bearer,
  middleware: signedIn,
  request: {
    query: z.object({ days: decimal(z.int().min(1).max(62)).default(14) }),
  },
  responses: {
    200: {
      description: "By start",
      ...json(
        z.object({ times: z.array(BlockingTimeBody).max(3000) }).openapi("BlockingTimes"),
      ),
    },
    ...refusals("ERR_INVALID_INPUT", ...practitionerRefusals),
  },
});

export function mountListBlockingTimes(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const times = await listBlockingTimes(ports, c.var, c.req.valid("query"));
    return c.json({ times: times.map(presentBlockingTime) }, 200);
  });
}
