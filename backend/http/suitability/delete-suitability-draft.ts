import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { deleteSuitabilityDraft } from "../../use-cases/suitability/delete-suitability-draft.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";

const route = createRoute({
  method: "delete",
  path: "/api/suitability/draft",
  operationId: "deleteSuitabilityDraft",
  tags: ["suitability"],
  summary: "Delete the caller's unfinished test",
  security: bearer,
  middleware: signedIn,
  responses: { ...done, ...refusals("ERR_UNAUTHORIZED") },
});

export function mountDeleteSuitabilityDraft(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await deleteSuitabilityDraft(ports, c.var);
    return c.body(null, 204);
  });
}
