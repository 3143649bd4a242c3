import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { replaceRecoveryCodes } from "../../use-cases/auth/replace-recovery-codes.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { RecoveryCodesBody } from "./second-factor-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/auth/recovery-codes",
  operationId: "replaceRecoveryCodes",
  tags: ["auth"],
  summary: "Replace the caller's recovery codes",
  description: "The earlier codes stop working. The new ones are shown once.",
  security: bearer,
  middleware: signedIn,
  responses: {
    201: { description: "The new codes", ...json(RecoveryCodesBody) },
    ...refusals("ERR_UNAUTHORIZED", "ERR_STEP_UP_REQUIRED", "ERR_NOT_FOUND"),
  },
});

export function mountReplaceRecoveryCodes(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    c.header("Cache-Control", "no-store");
    return c.json(await replaceRecoveryCodes(ports, c.var), 201);
  });
}
