import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { publishRuleDraft } from "../../use-cases/admin/publish-rule-draft.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { json } from "../json-bodies.ts";
import { versionOf } from "../version.ts";
import { byId } from "./admin-query.ts";
import { SeenDraft } from "./rule-draft-body.ts";

const PublishedBody = z.object({ version: z.int().min(1).max(1_000_000) })
  .openapi("PublishedRules", { example: { version: 2 } });

const route = createRoute({
  method: "post",
  path: "/api/admin/rule-drafts/{id}/publish",
  operationId: "publishRuleDraft",
  tags: ["admin"],
  summary: "Approve a draft of rules",
  description:
    "For admins who did not write in it, else `ERR_OWN_DRAFT`. The version begins at its time, at the earliest now; booked sessions are then checked again. `ERR_STALE` when the draft has changed or a newer version was published since.",
  security: bearer,
  middleware: signedIn,
  request: { ...byId, headers: SeenDraft },
  responses: {
    200: { description: "The version", ...json(PublishedBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_STEP_UP_REQUIRED",
      "ERR_NOT_FOUND",
      "ERR_OWN_DRAFT",
      "ERR_ILLEGAL_TRANSITION",
      "ERR_STALE",
    ),
  },
});

export function mountPublishRuleDraft(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const seenAt = versionOf(c.req.valid("header")["if-match"]) ?? NaN;
    const version = await publishRuleDraft(ports, c.var, { ...c.req.valid("param"), seenAt });
    return c.json({ version }, 200);
  });
}
