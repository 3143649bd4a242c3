import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { deleteSuitabilityResult } from "../../use-cases/suitability/delete-suitability-result.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";

const route = createRoute({
  method: "delete",
  path: "/api/suitability/results/{id}",
  operationId: "deleteSuitabilityResult",
  tags: ["suitability"],
  summary: "Delete a finished test of the caller",
  security: bearer,
  middleware: signedIn,
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    ...done,
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_NOT_FOUND"),
  },
});

export function mountDeleteSuitabilityResult(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await deleteSuitabilityResult(ports, c.var, c.req.valid("param"));
    return c.body(null, 204);
  });
}
