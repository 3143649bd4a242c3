import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { returnRuleDraft } from "../../use-cases/admin/return-rule-draft.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import { etag, versionOf } from "../version.ts";
import { ruleDraftLimits } from "../../domain/suitability/rule-draft.ts";
import { sharedText } from "../shared-text.ts";
import { byId } from "./admin-query.ts";
import { presentDraft, RuleDraftBody, SeenDraft } from "./rule-draft-body.ts";

const ReturnedDraftBody = z.object({
  reason: sharedText(ruleDraftLimits.reason).default(""),
}).openapi("ReturnedRuleDraft", { example: { reason: "The Russian text says something else." } });

const route = createRoute({
  method: "post",
  path: "/api/admin/rule-drafts/{id}/return",
  operationId: "returnRuleDraft",
  tags: ["admin"],
  summary: "Return a draft of rules to its author",
  description:
    "For admins. Another administrator gives a reason; who wrote in the draft takes it back without one.",
  security: bearer,
  middleware: signedIn,
  request: { ...byId, headers: SeenDraft, ...required(ReturnedDraftBody) },
  responses: {
    200: { description: "The draft, which can be edited", headers: etag, ...json(RuleDraftBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_ILLEGAL_TRANSITION",
      "ERR_STALE",
    ),
  },
});

export function mountReturnRuleDraft(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const found = await returnRuleDraft(ports, c.var, {
      ...c.req.valid("param"),
      ...c.req.valid("json"),
      seenAt: versionOf(c.req.valid("header")["if-match"]) ?? NaN,
    });
    const body = presentDraft(found, { userId: c.var.account.userId, language: c.var.language });
    c.header("ETag", body.version);
    return c.json(body, 200);
  });
}
