import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { confirmAuthenticator } from "../../use-cases/auth/confirm-authenticator.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedInWithoutFactor } from "../signed-in.ts";
import { AddedFactorBody, AppCode } from "./second-factor-body.ts";

const AppCodeBody = z.object({ code: AppCode }).openapi("AppCode");

const route = createRoute({
  method: "post",
  path: "/api/auth/authenticator/confirm",
  operationId: "confirmAuthenticator",
  tags: ["auth"],
  summary: "Switch an authenticator app on with its first code",
  description:
    "From now on signing in takes a second step. With the first second factor the other devices are signed out.",
  security: bearer,
  middleware: signedInWithoutFactor,
  request: required(AppCodeBody),
  responses: {
    200: { description: "Switched on", ...json(AddedFactorBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_STEP_UP_REQUIRED",
      "ERR_NOT_FOUND",
      "ERR_WRONG_CODE",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountConfirmAuthenticator(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    c.header("Cache-Control", "no-store");
    return c.json(await confirmAuthenticator(ports, c.var, c.req.valid("json")), 200);
  });
}
