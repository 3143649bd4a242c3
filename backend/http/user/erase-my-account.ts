import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { eraseMyAccount } from "../../use-cases/user/erase-my-account.ts";
import { Password } from "../auth/auth-body.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, done, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";

const route = createRoute({
  method: "post",
  path: "/api/user/me/erase",
  operationId: "eraseMyAccount",
  tags: ["user"],
  summary: "Erase the caller's account",
  description:
    "Cancels future bookings, signs out every device and deletes all data about the caller. This cannot be undone. " +
    "Practitioners keep their past sessions without the caller's name.",
  security: bearer,
  middleware: signedIn,
  request: required(z.object({ password: Password }).openapi("Erasure")),
  responses: {
    ...done,
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_STEP_UP_REQUIRED",
      "ERR_WRONG_PASSWORD",
      "ERR_PRACTICE_OPEN",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_UNAVAILABLE",
    ),
  },
});

export function mountEraseMyAccount(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await eraseMyAccount(ports, c.var, c.req.valid("json"));
    c.header("Clear-Site-Data", '"cache", "cookies", "storage"');
    return c.body(null, 204);
  });
}
