import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { revokeCourseCode } from "../../use-cases/course-drafts/revoke-course-code.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";

const route = createRoute({
  method: "delete",
  path: "/api/course-drafts/{id}/codes/{codeId}",
  operationId: "revokeCourseCode",
  tags: ["course-drafts"],
  summary: "Revoke a code of a course",
  description: "Those who used it keep the course. A repetition changes nothing.",
  security: bearer,
  middleware: signedIn,
  request: { params: z.object({ id: z.uuid(), codeId: z.uuid() }) },
  responses: {
    ...done,
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_NOT_FOUND"),
  },
});

export function mountRevokeCourseCode(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await revokeCourseCode(ports, c.var, c.req.valid("param"));
    return c.body(null, 204);
  });
}
