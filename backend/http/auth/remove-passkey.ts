import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { removePasskey } from "../../use-cases/auth/remove-passkey.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import type { SecondFactorSettings } from "./second-factor-body.ts";

const route = createRoute({
  method: "delete",
  path: "/api/auth/passkeys/{id}",
  operationId: "removePasskey",
  tags: ["auth"],
  summary: "Remove one of the caller's passkeys",
  description:
    "Signs the caller out on every other device. An account that must have a second factor keeps its last one.",
  security: bearer,
  middleware: signedIn,
  request: { params: z.object({ id: z.string().max(100) }) },
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

export function mountRemovePasskey(
  router: Router,
  ports: Ports,
  { secondFactor = "off" }: SecondFactorSettings,
) {
  router.openapi(route, async (c) => {
    await removePasskey(ports, c.var, { ...c.req.valid("param"), policy: secondFactor });
    return c.body(null, 204);
  });
}
