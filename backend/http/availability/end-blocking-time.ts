import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { endBlockingTime } from "../../use-cases/availability/end-blocking-time.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { practitionerRefusals } from "./availability-body.ts";

const route = createRoute({
  method: "delete",
  path: "/api/availability/blocking-times/{id}",
  operationId: "endBlockingTime",
  tags: ["availability"],
  summary: "Free a time that a visitor holds",
  description:
    "For practitioners. Also ends a visitor's unconfirmed request, and a booking that has no session. " +
    "The visitor is refused with ERR_HOLD_EXPIRED at the next step.",
  security: bearer,
  middleware: signedIn,
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    ...done,
    ...refusals("ERR_INVALID_INPUT", "ERR_ILLEGAL_TRANSITION", ...practitionerRefusals),
  },
});

export function mountEndBlockingTime(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await endBlockingTime(ports, c.var, c.req.valid("param"));
    return c.body(null, 204);
  });
}
