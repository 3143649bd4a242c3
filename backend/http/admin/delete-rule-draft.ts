import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { deleteRuleDraft } from "../../use-cases/admin/delete-rule-draft.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { done } from "../json-bodies.ts";
import { versionOf } from "../version.ts";
import { byId } from "./admin-query.ts";
import { SeenDraft } from "./rule-draft-body.ts";

const route = createRoute({
  method: "delete",
  path: "/api/admin/rule-drafts/{id}",
  operationId: "deleteRuleDraft",
  tags: ["admin"],
  summary: "Discard a draft of rules",
  description:
    "For admins. `ERR_ILLEGAL_TRANSITION` while it waits for a second administrator, and once it is published.",
  security: bearer,
  middleware: signedIn,
  request: { ...byId, headers: SeenDraft },
  responses: {
    ...done,
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_ILLEGAL_TRANSITION",
      "ERR_STALE",
    ),
  },
});

export function mountDeleteRuleDraft(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const seenAt = versionOf(c.req.valid("header")["if-match"]) ?? NaN;
    await deleteRuleDraft(ports, c.var, { ...c.req.valid("param"), seenAt });
    return c.body(null, 204);
  });
}
