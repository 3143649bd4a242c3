import { createRoute, z } from "@hono/zod-openapi";
import { staffRoles } from "../../domain/rights.ts";
import type { Ports } from "../../ports/ports.ts";
import { setStaffRole } from "../../use-cases/admin/set-staff-role.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, done, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { AccountIfMatch, accountVersionOf } from "./account-body.ts";

const StaffRoleBody = z.object({ isGranted: z.boolean() }).openapi("StaffRole", {
  example: { isGranted: true },
});

const route = createRoute({
  method: "put",
  path: "/api/admin/users/{id}/roles/{role}",
  operationId: "setStaffRole",
  tags: ["admin"],
  summary: "Make a user a reviewer or give finance, or take the role away",
  description:
    "For admins, but not for their own account. Reviewers only moderate; finance sees to payments, gift cards and the ledger. The " +
    "change counts at once, and the person gets a mail.",
  security: bearer,
  middleware: signedIn,
  request: {
    params: z.object({ id: z.uuid(), role: z.enum(staffRoles) }),
    headers: AccountIfMatch,
    ...required(StaffRoleBody),
  },
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
    ),
  },
});

export function mountSetStaffRole(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const version = accountVersionOf(c.req.valid("header")["if-match"]);
    const input = { ...c.req.valid("param"), ...c.req.valid("json"), version };
    await setStaffRole(ports, c.var, input);
    return c.body(null, 204);
  });
}
