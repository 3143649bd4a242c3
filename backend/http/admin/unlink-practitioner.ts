import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { unlinkPractitioner } from "../../use-cases/admin/unlink-practitioner.ts";
import { refusals } from "../errors.ts";
import { leadLimits } from "../../domain/lead.ts";
import { done, optional } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { AccountIfMatch, accountVersionOf } from "./account-body.ts";
import { byId } from "./admin-query.ts";

const route = createRoute({
  method: "delete",
  path: "/api/admin/users/{id}/practitioner",
  operationId: "unlinkPractitioner",
  tags: ["admin"],
  summary: "Take a profile from its account",
  description: "For admins. Both stay; the profile has no owner any more.",
  security: bearer,
  middleware: signedIn,
  request: {
    ...byId,
    headers: AccountIfMatch,
    query: z.object({
      reason: optional(
        z.string().trim().min(1).max(leadLimits.reason).openapi({
          description: "For the audit log only",
          example: "Linked by mistake",
        }),
      ),
    }),
  },
  responses: {
    ...done,
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_STALE",
    ),
  },
});

export function mountUnlinkPractitioner(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const version = accountVersionOf(c.req.valid("header")["if-match"]);
    await unlinkPractitioner(ports, c.var, {
      ...c.req.valid("param"),
      ...c.req.valid("query"),
      version,
    });
    return c.body(null, 204);
  });
}
