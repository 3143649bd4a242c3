import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { declinePractitioner } from "../../use-cases/admin/decline-practitioner.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";

import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { versionOf } from "../version.ts";
import { byId } from "./admin-query.ts";
import { LookedAt, PractitionerBody, presentPractitioner } from "./practitioner-body.ts";
import { ReasonBody } from "./reason-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/admin/practitioners/{id}/decline",
  operationId: "declinePractitioner",
  tags: ["admin"],
  summary: "Decline a profile",
  description:
    "For admins. Hides the profile and mails the reason. Booked sessions stay. The first decision about a version " +
    "counts: repeating it with the same `If-Match` changes nothing, and any other gets `ERR_ALREADY_DECIDED`, as does " +
    "a decision that the profile already has. Any other version gets `ERR_STALE`.",
  security: bearer,
  middleware: signedIn,
  request: { ...byId, headers: LookedAt, ...required(ReasonBody) },
  responses: {
    200: { description: "The practitioner", ...json(PractitionerBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_ALREADY_DECIDED",
      "ERR_NOT_SENT",
      "ERR_STALE",
    ),
  },
});

export function mountDeclinePractitioner(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const record = await declinePractitioner(ports, c.var, {
      ...c.req.valid("param"),
      version: versionOf(c.req.valid("header")["if-match"]) ?? NaN,
      ...c.req.valid("json"),
    });
    return c.json(presentPractitioner(record), 200);
  });
}
