import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { previewDisablePractitioner } from "../../use-cases/admin/preview-disable-practitioner.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { byId } from "./admin-query.ts";
import { DisableEffectsBody } from "./disable-effects-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/admin/practitioners/{id}/disable-effects",
  operationId: "previewDisablePractitioner",
  tags: ["admin"],
  summary: "Get what happens when a profile is disabled",
  description: "For admins. Changes nothing.",
  security: bearer,
  middleware: signedIn,
  request: byId,
  responses: {
    200: { description: "What ends, and what has to be decided", ...json(DisableEffectsBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountPreviewDisablePractitioner(router: Router, ports: Ports) {
  router.openapi(
    route,
    async (c) => c.json(await previewDisablePractitioner(ports, c.var, c.req.valid("param")), 200),
  );
}
