import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { createRuleDraft } from "../../use-cases/admin/create-rule-draft.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { bodyRefusals, json, optional, required } from "../json-bodies.ts";
import { etag } from "../version.ts";
import { DraftTitle, presentDraft, RuleDraftBody } from "./rule-draft-body.ts";

const NewDraftBody = z.object({
  title: DraftTitle,
  restore: optional(
    z.int().min(1).max(1_000_000).openapi({ description: "The version to bring back" }),
  ),
}).openapi("NewRuleDraft", { example: { title: "Softer words about cupping" } });

const route = createRoute({
  method: "post",
  path: "/api/admin/rule-drafts",
  operationId: "createRuleDraft",
  tags: ["admin"],
  summary: "Begin a draft of rules",
  description:
    "For admins: an empty draft on the newest version, or one that brings back the rules of an earlier version.",
  security: bearer,
  middleware: signedIn,
  request: { ...required(NewDraftBody) },
  responses: {
    201: { description: "The draft", headers: etag, ...json(RuleDraftBody) },
    ...refusals(...bodyRefusals, "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountCreateRuleDraft(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const found = await createRuleDraft(ports, c.var, c.req.valid("json"));
    const body = presentDraft(found, { userId: c.var.account.userId, language: c.var.language });
    c.header("ETag", body.version);
    return c.json(body, 201);
  });
}
