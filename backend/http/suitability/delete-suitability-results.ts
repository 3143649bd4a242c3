import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { deleteSuitabilityResults } from "../../use-cases/suitability/delete-suitability-results.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";

const route = createRoute({
  method: "delete",
  path: "/api/suitability/results",
  operationId: "deleteSuitabilityResults",
  tags: ["suitability"],
  summary: "Delete all finished tests of the caller, and the unfinished one",
  security: bearer,
  middleware: signedIn,
  responses: { ...done, ...refusals("ERR_UNAUTHORIZED") },
});

export function mountDeleteSuitabilityResults(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await deleteSuitabilityResults(ports, c.var);
    return c.body(null, 204);
  });
}
