import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { removeAuthenticator } from "../../use-cases/auth/remove-authenticator.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import type { SecondFactorSettings } from "./second-factor-body.ts";

const route = createRoute({
  method: "delete",
  path: "/api/auth/authenticator",
  operationId: "removeAuthenticator",
  tags: ["auth"],
  summary: "Remove the caller's authenticator app",
  description:
    "Signs the caller out on every other device. An account that must have a second factor keeps its last one.",
  security: bearer,
  middleware: signedIn,
  responses: {
    ...done,
    ...refusals(
      "ERR_UNAUTHORIZED",
      "ERR_STEP_UP_REQUIRED",
      "ERR_NOT_FOUND",
      "ERR_LAST_SECOND_FACTOR",
    ),
  },
});

export function mountRemoveAuthenticator(
  router: Router,
  ports: Ports,
  { secondFactor = "off" }: SecondFactorSettings,
) {
  router.openapi(route, async (c) => {
    await removeAuthenticator(ports, c.var, { policy: secondFactor });
    return c.body(null, 204);
  });
}
