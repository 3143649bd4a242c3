import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { updateRuleDraft } from "../../use-cases/admin/update-rule-draft.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import { etag, versionOf } from "../version.ts";
import { ruleLimits } from "../../domain/suitability/rule-limits.ts";
import { byId } from "./admin-query.ts";
import { NotReachedBody, RuleChangeBody } from "./rule-body.ts";
import {
  DraftTitle,
  limitRules,
  presentDraft,
  RuleDraftBody,
  SeenDraft,
} from "./rule-draft-body.ts";

const DraftContentBody = z.object({
  title: DraftTitle,
  basedOn: z.int().min(1).max(1_000_000).openapi({
    description: "As before, or the newest version to take it over",
  }),
  changes: z.array(RuleChangeBody).max(ruleLimits.changes),
  notReached: z.array(NotReachedBody).max(ruleLimits.notReached),
}).openapi("RuleDraftContent", {
  example: {
    title: "Softer words about cupping",
    basedOn: 1,
    changes: [{ kind: "retire", id: "pregnancy-belly-and-cups" }],
    notReached: [],
  },
});

const route = createRoute({
  method: "put",
  path: "/api/admin/rule-drafts/{id}",
  operationId: "updateRuleDraft",
  tags: ["admin"],
  summary: "Save a draft of rules",
  description:
    "For admins. Unfinished changes are saved as well; the response names all that is wrong with them. `ERR_STALE` when another administrator has saved it since.",
  security: bearer,
  middleware: [signedIn, limitRules] as const,
  request: { ...byId, headers: SeenDraft, ...required(DraftContentBody) },
  responses: {
    200: { description: "The draft", headers: etag, ...json(RuleDraftBody) },
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

export function mountUpdateRuleDraft(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const found = await updateRuleDraft(ports, c.var, {
      ...c.req.valid("param"),
      seenAt: versionOf(c.req.valid("header")["if-match"]) ?? NaN,
      content: c.req.valid("json"),
    });
    const body = presentDraft(found, { userId: c.var.account.userId, language: c.var.language });
    c.header("ETag", body.version);
    return c.json(body, 200);
  });
}
