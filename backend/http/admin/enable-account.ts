import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { enableAccount } from "../../use-cases/admin/enable-account.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { AccountIfMatch, accountVersionOf } from "./account-body.ts";
import { byId } from "./admin-query.ts";

const route = createRoute({
  method: "post",
  path: "/api/admin/users/{id}/enable",
  operationId: "enableAccount",
  tags: ["admin"],
  summary: "Enable a disabled account",
  description:
    "For admins. The person can sign in again. A profile that was disabled together with the account is shown again; cancelled " +
    "bookings stay cancelled.",
  security: bearer,
  middleware: signedIn,
  request: { ...byId, headers: AccountIfMatch },
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

export function mountEnableAccount(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const version = accountVersionOf(c.req.valid("header")["if-match"]);
    await enableAccount(ports, c.var, { ...c.req.valid("param"), version });
    return c.body(null, 204);
  });
}
