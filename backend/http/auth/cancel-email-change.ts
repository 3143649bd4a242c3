import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { cancelEmailChange } from "../../use-cases/auth/cancel-email-change.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";

const route = createRoute({
  method: "delete",
  path: "/api/auth/change-email",
  operationId: "cancelEmailChange",
  tags: ["auth"],
  summary: "Cancel the change of the caller's email address",
  description: "The links in both mails stop working. Does nothing when no change is pending.",
  security: bearer,
  middleware: signedIn,
  responses: { ...done, ...refusals("ERR_UNAUTHORIZED") },
});

export function mountCancelEmailChange(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await cancelEmailChange(ports, c.var);
    return c.body(null, 204);
  });
}
