import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { setAdminRole } from "../../use-cases/admin/set-admin-role.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, done, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { AccountIfMatch, accountVersionOf } from "./account-body.ts";
import { byId } from "./admin-query.ts";

const AdminRoleBody = z.object({ isAdmin: z.boolean() }).openapi("AdminRole", {
  example: { isAdmin: true },
});

const route = createRoute({
  method: "put",
  path: "/api/admin/users/{id}/admin",
  operationId: "setAdminRole",
  tags: ["admin"],
  summary: "Make a user an administrator, or take the role away",
  description:
    "For admins, but not for their own account. A user who loses the role is signed out on every device. The last administrator " +
    "keeps it.",
  security: bearer,
  middleware: signedIn,
  request: { ...byId, headers: AccountIfMatch, ...required(AdminRoleBody) },
  responses: {
    ...done,
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_STEP_UP_REQUIRED",
      "ERR_EMAIL_NOT_VERIFIED",
      "ERR_NOT_FOUND",
      "ERR_STALE",
      "ERR_ILLEGAL_TRANSITION",
      "ERR_LAST_ADMIN",
    ),
  },
});

export function mountSetAdminRole(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const version = accountVersionOf(c.req.valid("header")["if-match"]);
    const input = { ...c.req.valid("param"), ...c.req.valid("json"), version };
    await setAdminRole(ports, c.var, input);
    return c.body(null, 204);
  });
}
