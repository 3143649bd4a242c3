import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { importRules } from "../../use-cases/admin/import-rules.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import { etag } from "../version.ts";
import { ruleFileLimits } from "../../domain/suitability/rule-file.ts";
import { DraftTitle, limitRules, presentDraft, RuleDraftBody } from "./rule-draft-body.ts";

const RuleFileBody = z.object({
  title: DraftTitle,
  text: z.string().max(ruleFileLimits.characters).openapi({
    description: "The content of the file",
  }),
}).openapi("RuleFile", { example: { title: "rules.json", text: "[]" } });

const route = createRoute({
  method: "post",
  path: "/api/admin/rule-drafts/import",
  operationId: "importRules",
  tags: ["admin"],
  summary: "Make a draft of a file with rules",
  description:
    "For admins: JSON as `exportRules` gives it, or an object with it as `rules` and the questionnaire as `questionnaire`. `ERR_INVALID_INPUT` names up to 500 problems of the file with their places; nothing is stored then.",
  security: bearer,
  middleware: [signedIn, limitRules] as const,
  request: { ...required(RuleFileBody) },
  responses: {
    201: { description: "The draft", headers: etag, ...json(RuleDraftBody) },
    ...refusals(...bodyRefusals, "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountImportRules(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const found = await importRules(ports, c.var, c.req.valid("json"));
    const body = presentDraft(found, { userId: c.var.account.userId, language: c.var.language });
    c.header("ETag", body.version);
    return c.json(body, 201);
  });
}
