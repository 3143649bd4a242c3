import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { enableUser } from "../../use-cases/user/enable-user.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";

const route = createRoute({
  method: "post",
  path: "/api/user/{id}/enable",
  operationId: "enableUser",
  tags: ["user"],
  summary: "Enable a disabled account",
  description: "For admins. The user can sign in again.",
  security: bearer,
  middleware: signedIn,
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    ...done,
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountEnableUser(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await enableUser(ports, c.var, c.req.valid("param"));
    return c.body(null, 204);
  });
}
