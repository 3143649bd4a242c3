import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { disableAccount } from "../../use-cases/admin/disable-account.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, done, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { AccountIfMatch, accountVersionOf } from "./account-body.ts";
import { byId } from "./admin-query.ts";
import { BookingChoiceBody, DisableReason } from "./disable-effects-body.ts";

const DisableAccountBody = z
  .object({
    asClient: BookingChoiceBody,
    asPractitioner: BookingChoiceBody,
    reason: DisableReason,
  })
  .openapi("DisableAccount", {
    example: { asClient: "keep", asPractitioner: "cancel", reason: "Asked for it by mail" },
  });

const route = createRoute({
  method: "post",
  path: "/api/admin/users/{id}/disable",
  operationId: "disableAccount",
  tags: ["admin"],
  summary: "Disable an account, and keep or cancel its bookings",
  description:
    "For admins, but not for their own account. The person is signed out on every device and cannot sign in. A practitioner " +
    "disappears from search and booking at once; requests, unpaid bookings and kept times end.",
  security: bearer,
  middleware: signedIn,
  request: { ...byId, headers: AccountIfMatch, ...required(DisableAccountBody) },
  responses: {
    ...done,
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_STEP_UP_REQUIRED",
      "ERR_NOT_FOUND",
      "ERR_STALE",
      "ERR_LAST_ADMIN",
    ),
  },
});

export function mountDisableAccount(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { reason, ...choices } = c.req.valid("json");
    const version = accountVersionOf(c.req.valid("header")["if-match"]);
    const input = { ...c.req.valid("param"), ...choices, reason: reason || null, version };
    await disableAccount(ports, c.var, input);
    return c.body(null, 204);
  });
}
