import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listAccessGrants } from "../../use-cases/admin/list-access-grants.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { AccessGrantBody, presentGrant } from "./access-grant-body.ts";
import { byId } from "./admin-query.ts";

const AccessGrantsBody = z.object({ grants: z.array(AccessGrantBody).max(1000) })
  .openapi("AccessGrants");

const route = createRoute({
  method: "get",
  path: "/api/admin/users/{id}/access-grants",
  operationId: "listAccessGrants",
  tags: ["admin"],
  summary: "List what the caller may still read of a person",
  description: "For admins: the caller's own, without those that have expired.",
  security: bearer,
  middleware: signedIn,
  request: byId,
  responses: {
    200: { description: "The newest first", ...json(AccessGrantsBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountListAccessGrants(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const grants = await listAccessGrants(ports, c.var, c.req.valid("param"));
    c.header("Cache-Control", "no-store");
    return c.json({ grants: grants.slice(0, 1000).map(presentGrant) }, 200);
  });
}
