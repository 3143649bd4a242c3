import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { endAccountSignIns } from "../../use-cases/admin/end-account-sign-ins.ts";
import { refusals } from "../errors.ts";
import { done, optional } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { byId } from "./admin-query.ts";

const route = createRoute({
  method: "delete",
  path: "/api/admin/users/{id}/devices",
  operationId: "endAccountSignIns",
  tags: ["admin"],
  summary: "Sign an account out on one device or on all",
  description: "For admins. The person can sign in again.",
  security: bearer,
  middleware: signedIn,
  request: {
    ...byId,
    query: z.object({
      device: optional(z.uuid().openapi({ description: "Without it on all devices" })),
    }),
  },
  responses: {
    ...done,
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountEndAccountSignIns(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { device: deviceId } = c.req.valid("query");
    await endAccountSignIns(ports, c.var, { ...c.req.valid("param"), deviceId });
    return c.body(null, 204);
  });
}
