import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { sendRuleDraft } from "../../use-cases/admin/send-rule-draft.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import { etag, versionOf } from "../version.ts";
import { ruleDraftLimits } from "../../domain/suitability/rule-draft.ts";
import { refused } from "../field-problems.ts";
import { sharedText } from "../shared-text.ts";
import { byId } from "./admin-query.ts";
import { presentDraft, RuleDraftBody, SeenDraft } from "./rule-draft-body.ts";

const SentDraftBody = z.object({
  comment: sharedText(ruleDraftLimits.comment)
    .refine((text) => text !== "", refused("ERR_REQUIRED"))
    .openapi({ description: "Why, for the second administrator and the list of versions" }),
  effectiveFrom: z.iso.datetime().nullable().openapi({
    description: "When the version begins; null: when it is approved",
  }),
}).openapi("SentRuleDraft", {
  example: { comment: "The midwives asked for stricter words.", effectiveFrom: null },
});

const route = createRoute({
  method: "post",
  path: "/api/admin/rule-drafts/{id}/send",
  operationId: "sendRuleDraft",
  tags: ["admin"],
  summary: "Send a draft of rules to a second administrator",
  description:
    "For admins. `ERR_INVALID_INPUT` names all that is wrong with the draft or its start, `ERR_STALE` when the draft has changed or a newer version was published since.",
  security: bearer,
  middleware: signedIn,
  request: { ...byId, headers: SeenDraft, ...required(SentDraftBody) },
  responses: {
    200: { description: "The draft, which waits", headers: etag, ...json(RuleDraftBody) },
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

export function mountSendRuleDraft(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { comment, effectiveFrom } = c.req.valid("json");
    const found = await sendRuleDraft(ports, c.var, {
      ...c.req.valid("param"),
      seenAt: versionOf(c.req.valid("header")["if-match"]) ?? NaN,
      comment,
      effectiveFrom: effectiveFrom === null ? null : Date.parse(effectiveFrom),
    });
    const body = presentDraft(found, { userId: c.var.account.userId, language: c.var.language });
    c.header("ETag", body.version);
    return c.json(body, 200);
  });
}
