import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { resetPassword } from "../../use-cases/auth/reset-password.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, done, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { NewPassword, Token } from "./auth-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/auth/reset-password",
  operationId: "resetPassword",
  tags: ["auth"],
  summary: "Set a new password with the token from a mail",
  description: "Signs the user out on every device.",
  request: required(z.object({ token: Token, password: NewPassword }).openapi("PasswordReset")),
  responses: {
    ...done,
    ...refusals(
      ...bodyRefusals,
      "ERR_INVALID_TOKEN",
      "ERR_WEAK_PASSWORD",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_UNAVAILABLE",
    ),
  },
});

export function mountResetPassword(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await resetPassword(ports, c.var, c.req.valid("json"));
    return c.body(null, 204);
  });
}
