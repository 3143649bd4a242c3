import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { approvePractitioner } from "../../use-cases/admin/approve-practitioner.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";

import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { versionOf } from "../version.ts";
import { byId } from "./admin-query.ts";
import { LookedAt, PractitionerBody, presentPractitioner } from "./practitioner-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/admin/practitioners/{id}/approve",
  operationId: "approvePractitioner",
  tags: ["admin"],
  summary: "Approve a profile",
  description:
    "For admins. Visitors see the profile when its practitioner wants it; the practitioner gets a mail. The first decision about a " +
    "version counts: repeating it with the same `If-Match` changes nothing, and any other gets `ERR_ALREADY_DECIDED`, as does " +
    "a decision that the profile already has. Any other version gets `ERR_STALE` with what has " +
    "changed: the published profile, or its certificates. A profile that lacks a required part by now gets " +
    "`ERR_PROFILE_INCOMPLETE`.",
  security: bearer,
  middleware: signedIn,
  request: { ...byId, headers: LookedAt },
  responses: {
    200: { description: "The practitioner", ...json(PractitionerBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_ALREADY_DECIDED",
      "ERR_NOT_SENT",
      "ERR_PROFILE_INCOMPLETE",
      "ERR_STALE",
    ),
  },
});

export function mountApprovePractitioner(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const record = await approvePractitioner(ports, c.var, {
      ...c.req.valid("param"),
      version: versionOf(c.req.valid("header")["if-match"]) ?? NaN,
    });
    return c.json(presentPractitioner(record), 200);
  });
}
