import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { login } from "../../use-cases/auth/login.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { deviceOf } from "../signed-in.ts";
import { Email } from "../user/user-body.ts";
import { Password, Remember, sendSignedIn, signedInResponse } from "./auth-body.ts";
import { refreshCookie } from "./refresh-cookie.ts";

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
      ...bodyRefusals,
      "ERR_BAD_CREDENTIALS",
      "ERR_EMAIL_NOT_VERIFIED",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_UNAVAILABLE",
    ),
  },
});

export function mountLogin(router: Router, ports: Ports, { publicUrl }: { publicUrl: string }) {
  const cookie = refreshCookie(publicUrl);
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("json"), device: deviceOf(c) };
    return c.json(sendSignedIn(c, cookie, await login(ports, c.var, input)), 200);
  });
}
