import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { startPasskey } from "../../use-cases/auth/start-passkey.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedInWithoutFactor } from "../signed-in.ts";
import { PasskeyOptionsBody } from "./second-factor-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/auth/passkeys/start",
  operationId: "startPasskey",
  tags: ["auth"],
  summary: "Start adding a passkey",
  description:
    "The options for `navigator.credentials.create()`; `addPasskey` takes what it returns.",
  security: bearer,
  middleware: signedInWithoutFactor,
  responses: {
    201: { description: "The options", ...json(PasskeyOptionsBody) },
    ...refusals("ERR_UNAUTHORIZED", "ERR_STEP_UP_REQUIRED", "ERR_TOO_MANY_PASSKEYS"),
  },
});

export function mountStartPasskey(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    c.header("Cache-Control", "no-store");
    return c.json({ options: await startPasskey(ports, c.var) }, 201);
  });
}
