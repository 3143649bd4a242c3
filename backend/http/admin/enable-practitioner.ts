import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { enablePractitioner } from "../../use-cases/admin/enable-practitioner.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { byId } from "./admin-query.ts";

const route = createRoute({
  method: "post",
  path: "/api/admin/practitioners/{id}/enable",
  operationId: "enablePractitioner",
  tags: ["admin"],
  summary: "Enable a disabled profile",
  description:
    "For admins. An approved profile is shown again if its practitioner wants it, with its times; cancelled bookings stay " +
    "cancelled.",
  security: bearer,
  middleware: signedIn,
  request: byId,
  responses: {
    ...done,
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountEnablePractitioner(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await enablePractitioner(ports, c.var, c.req.valid("param"));
    return c.body(null, 204);
  });
}
