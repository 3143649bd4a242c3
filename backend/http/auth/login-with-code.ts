import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { loginWithCode } from "../../use-cases/auth/login-with-code.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, required } from "../json-bodies.ts";
import { MailedCode } from "../mailed-code-body.ts";
import type { Router } from "../router.ts";
import { deviceOf } from "../signed-in.ts";
import { Email } from "../user/user-body.ts";
import { Remember, sendSignedIn, signedInResponse } from "./auth-body.ts";
import { knownOriginsOnly, type Origins, refreshCookie } from "./refresh-cookie.ts";

const CodeCredentialsBody = z.object({ email: Email, code: MailedCode, remember: Remember })
  .openapi("CodeCredentials");

const route = createRoute({
  method: "post",
  path: "/api/auth/login-with-code",
  operationId: "loginWithCode",
  tags: ["auth"],
  summary: "Sign in with a code from the mail",
  description:
    "An address without an account gets one, without a password. A code never changes a password or an address.",
  request: required(CodeCredentialsBody),
  responses: {
    ...signedInResponse,
    ...refusals(
      "ERR_CROSS_SITE",
      ...bodyRefusals,
      "ERR_INVALID_CODE",
      "ERR_CODE_EXPIRED",
      "ERR_PASSWORD_REQUIRED",
      "ERR_ACCOUNT_DISABLED",
      "ERR_SECOND_FACTOR_NEEDED",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountLoginWithCode(
  router: Router,
  ports: Ports,
  settings: Origins,
) {
  const cookie = refreshCookie(settings.publicUrl);
  router.post(route.getRoutingPath(), knownOriginsOnly(settings));
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("json"), device: deviceOf(c) };
    return c.json(sendSignedIn(c, cookie, await loginWithCode(ports, c.var, input)), 200);
  });
}
