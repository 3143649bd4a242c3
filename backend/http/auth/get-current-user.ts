import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getCurrentUser } from "../../use-cases/auth/get-current-user.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedInWithoutFactor } from "../signed-in.ts";
import { sendUser, userResponse } from "../user/user-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/auth/me",
  operationId: "getCurrentUser",
  tags: ["auth"],
  summary: "Get the signed-in user",
  security: bearer,
  middleware: signedInWithoutFactor,
  responses: {
    200: { description: "The caller", ...userResponse },
    ...refusals("ERR_UNAUTHORIZED"),
  },
});

export function mountGetCurrentUser(router: Router, ports: Ports) {
  router.openapi(route, async (c) => c.json(sendUser(c, await getCurrentUser(ports, c.var)), 200));
}
