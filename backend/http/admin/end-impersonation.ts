import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { endImpersonation } from "../../use-cases/admin/end-impersonation.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";

const route = createRoute({
  method: "delete",
  path: "/api/admin/impersonation",
  operationId: "endImpersonation",
  tags: ["admin"],
  summary: "Stop seeing the product as another person",
  description: "For admins. Succeeds also when there is nothing to stop.",
  security: bearer,
  middleware: signedIn,
  responses: { ...done, ...refusals("ERR_UNAUTHORIZED", "ERR_FORBIDDEN") },
});

export function mountEndImpersonation(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await endImpersonation(ports, c.var);
    return c.body(null, 204);
  });
}
