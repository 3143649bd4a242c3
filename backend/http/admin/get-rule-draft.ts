import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getRuleDraft } from "../../use-cases/admin/get-rule-draft.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { json } from "../json-bodies.ts";
import { etag } from "../version.ts";
import { byId } from "./admin-query.ts";
import { presentDraft, RuleDraftBody } from "./rule-draft-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/admin/rule-drafts/{id}",
  operationId: "getRuleDraft",
  tags: ["admin"],
  summary: "Get a draft of rules",
  description:
    "For admins: its changes, all that is wrong with it, and what publishing it would change.",
  security: bearer,
  middleware: signedIn,
  request: { ...byId },
  responses: {
    200: { description: "The draft", headers: etag, ...json(RuleDraftBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountGetRuleDraft(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const found = await getRuleDraft(ports, c.var, c.req.valid("param"));
    const body = presentDraft(found, { userId: c.var.account.userId, language: c.var.language });
    c.header("ETag", body.version);
    return c.json(body, 200);
  });
}
