import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { changePassword } from "../../use-cases/auth/change-password.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, done, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { NewPassword, Password } from "./auth-body.ts";

const PasswordChangeBody = z
  .object({
    currentPassword: Password,
    newPassword: NewPassword.openapi({ example: "vihmane sügis toas" }),
  })
  .openapi("PasswordChange");

const route = createRoute({
  method: "post",
  path: "/api/auth/change-password",
  operationId: "changePassword",
  tags: ["auth"],
  summary: "Change the caller's password",
  description: "Signs the caller out on every other device.",
  security: bearer,
  middleware: signedIn,
  request: required(PasswordChangeBody),
  responses: {
    ...done,
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_STEP_UP_REQUIRED",
      "ERR_WRONG_PASSWORD",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_UNAVAILABLE",
      "ERR_WEAK_PASSWORD",
    ),
  },
});

export function mountChangePassword(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await changePassword(ports, c.var, c.req.valid("json"));
    return c.body(null, 204);
  });
}
