import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { disableUser } from "../../use-cases/user/disable-user.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";

const route = createRoute({
  method: "post",
  path: "/api/user/{id}/disable",
  operationId: "disableUser",
  tags: ["user"],
  summary: "Disable an account",
  description:
    "For admins. The user is signed out on every device and cannot sign in again. A practitioner disappears from search and " +
    "booking; all bookings stay. `disableAccount` can cancel them.",
  security: bearer,
  middleware: signedIn,
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    ...done,
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountDisableUser(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await disableUser(ports, c.var, c.req.valid("param"));
    return c.body(null, 204);
  });
}
