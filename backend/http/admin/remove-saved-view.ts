import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { removeSavedView } from "../../use-cases/admin/remove-saved-view.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { byId } from "./admin-query.ts";

const route = createRoute({
  method: "delete",
  path: "/api/admin/views/{id}",
  operationId: "removeSavedView",
  tags: ["admin"],
  summary: "Remove a saved view",
  description: "For the admin who saved it.",
  security: bearer,
  middleware: signedIn,
  request: byId,
  responses: {
    ...done,
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountRemoveSavedView(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await removeSavedView(ports, c.var, c.req.valid("param"));
    return c.body(null, 204);
  });
}
