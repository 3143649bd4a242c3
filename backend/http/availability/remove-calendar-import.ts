import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { removeCalendarImport } from "../../use-cases/availability/remove-calendar-import.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { practitionerRefusals } from "./availability-body.ts";
import { ImportId } from "./calendar-import-body.ts";

const route = createRoute({
  method: "delete",
  path: "/api/availability/imports/{id}",
  operationId: "removeCalendarImport",
  tags: ["availability"],
  summary: "Remove an imported calendar and its busy times",
  description: "For practitioners.",
  security: bearer,
  middleware: signedIn,
  request: { params: ImportId },
  responses: { ...done, ...refusals("ERR_INVALID_INPUT", ...practitionerRefusals) },
});

export function mountRemoveCalendarImport(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await removeCalendarImport(ports, c.var, c.req.valid("param"));
    return c.body(null, 204);
  });
}
