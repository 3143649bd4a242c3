import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { disablePractitioner } from "../../use-cases/admin/disable-practitioner.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, done, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { IfMatch, versionOf } from "../version.ts";
import { byId } from "./admin-query.ts";
import { BookingChoiceBody, DisableReason } from "./disable-effects-body.ts";

const DisablePractitionerBody = z
  .object({ bookings: BookingChoiceBody, reason: DisableReason })
  .openapi("DisablePractitioner", {
    example: { bookings: "cancel", reason: "The licence has ended" },
  });

const route = createRoute({
  method: "post",
  path: "/api/admin/practitioners/{id}/disable",
  operationId: "disablePractitioner",
  tags: ["admin"],
  summary: "Disable a profile, and keep or cancel its bookings",
  description:
    "For admins. The practitioner disappears from search and booking at once and can still sign in; requests, unpaid bookings " +
    "and kept times end.",
  security: bearer,
  middleware: signedIn,
  request: { ...byId, headers: IfMatch, ...required(DisablePractitionerBody) },
  responses: {
    ...done,
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_STEP_UP_REQUIRED",
      "ERR_NOT_FOUND",
      "ERR_STALE",
    ),
  },
});

export function mountDisablePractitioner(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { bookings, reason } = c.req.valid("json");
    const version = versionOf(c.req.valid("header")["if-match"]);
    const input = { ...c.req.valid("param"), version, bookings, reason: reason || null };
    await disablePractitioner(ports, c.var, input);
    return c.body(null, 204);
  });
}
