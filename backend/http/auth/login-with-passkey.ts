import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { loginWithPasskey } from "../../use-cases/auth/login-with-passkey.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { deviceOf } from "../signed-in.ts";
import { Remember, sendSignedIn, signedInResponse } from "./auth-body.ts";
import { knownOriginsOnly, type Origins, refreshCookie } from "./refresh-cookie.ts";
import { asAnswer, PasskeyProof } from "./second-factor-body.ts";

const PasskeyCredentials = z.object({ passkey: PasskeyProof, remember: Remember })
  .openapi("PasskeyCredentials");

const route = createRoute({
  method: "post",
  path: "/api/auth/login-with-passkey",
  operationId: "loginWithPasskey",
  tags: ["auth"],
  summary: "Sign in with a passkey",
  description:
    "The device has verified its user, so a passkey counts as two factors and needs no second step. Each challenge is " +
    "accepted once.",
  request: required(PasskeyCredentials),
  responses: {
    ...signedInResponse,
    ...refusals("ERR_CROSS_SITE", ...bodyRefusals, "ERR_PASSKEY_REFUSED", "ERR_ACCOUNT_DISABLED"),
  },
});

export function mountLoginWithPasskey(router: Router, ports: Ports, settings: Origins) {
  const cookie = refreshCookie(settings.publicUrl);
  router.post(route.getRoutingPath(), knownOriginsOnly(settings));
  router.openapi(route, async (c) => {
    const { passkey, remember } = c.req.valid("json");
    const input = { passkey: asAnswer(passkey), remember, device: deviceOf(c) };
    return c.json(sendSignedIn(c, cookie, await loginWithPasskey(ports, c.var, input)), 200);
  });
}
