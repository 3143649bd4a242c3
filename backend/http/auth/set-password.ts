import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { setPassword } from "../../use-cases/auth/set-password.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, done, required } from "../json-bodies.ts";
import { MailedCode } from "../mailed-code-body.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { NewPassword } from "./auth-body.ts";

const FirstPasswordBody = z
  .object({ code: MailedCode, newPassword: NewPassword.openapi({ example: "vihmane sügis toas" }) })
  .openapi("FirstPassword");

const route = createRoute({
  method: "post",
  path: "/api/auth/set-password",
  operationId: "setPassword",
  tags: ["auth"],
  summary: "Set the first password of the caller's account",
  description:
    "For an account without a password. The code is mailed by `requestSignInCode` to the caller's address. Signs the " +
    "caller out on every other device. An account with a password answers `ERR_FORBIDDEN`.",
  security: bearer,
  middleware: signedIn,
  request: required(FirstPasswordBody),
  responses: {
    ...done,
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_STEP_UP_REQUIRED",
      "ERR_FORBIDDEN",
      "ERR_WEAK_PASSWORD",
      "ERR_INVALID_CODE",
      "ERR_CODE_EXPIRED",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_UNAVAILABLE",
    ),
  },
});

export function mountSetPassword(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await setPassword(ports, c.var, c.req.valid("json"));
    return c.body(null, 204);
  });
}
