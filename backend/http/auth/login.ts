import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { login } from "../../use-cases/auth/login.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { deviceOf } from "../signed-in.ts";
import { Email } from "../user/user-body.ts";
import { Password, Remember, sendSignedIn, signedInResponse } from "./auth-body.ts";
import { knownOriginsOnly, type Origins, refreshCookie } from "./refresh-cookie.ts";

const CredentialsBody = z
  .object({
    email: Email,
    password: Password,
    remember: Remember,
  })
  .openapi("Credentials");

const route = createRoute({
  method: "post",
  path: "/api/auth/login",
  operationId: "login",
  tags: ["auth"],
  summary: "Sign in with email address and password",
  request: required(CredentialsBody),
  responses: {
    ...signedInResponse,
    ...refusals(
      "ERR_CROSS_SITE",
      ...bodyRefusals,
      "ERR_BAD_CREDENTIALS",
      "ERR_ACCOUNT_DISABLED",
      "ERR_EMAIL_NOT_VERIFIED",
      "ERR_SECOND_FACTOR_NEEDED",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_UNAVAILABLE",
    ),
  },
});

export function mountLogin(router: Router, ports: Ports, settings: Origins) {
  const cookie = refreshCookie(settings.publicUrl);
  router.post(route.getRoutingPath(), knownOriginsOnly(settings));
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("json"), device: deviceOf(c) };
    return c.json(sendSignedIn(c, cookie, await login(ports, c.var, input)), 200);
  });
}
