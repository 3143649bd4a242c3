import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { signOutDevice } from "../../use-cases/auth/sign-out-device.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedInWithoutFactor } from "../signed-in.ts";

const route = createRoute({
  method: "delete",
  path: "/api/auth/devices/{id}",
  operationId: "signOutDevice",
  tags: ["auth"],
  summary: "Sign out one device of the caller",
  description: "The device's tokens stop working at once.",
  security: bearer,
  middleware: signedInWithoutFactor,
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    ...done,
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_NOT_FOUND"),
  },
});

export function mountSignOutDevice(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await signOutDevice(ports, c.var, c.req.valid("param"));
    return c.body(null, 204);
  });
}
