import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { discardTextDraft } from "../../use-cases/admin/discard-text-draft.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { SeenVersion, seenVersion } from "./domain-value-body.ts";
import { byTextId, EditedTextBody, presentText } from "./text-body.ts";

const route = createRoute({
  method: "delete",
  path: "/api/admin/texts/{id}/draft",
  operationId: "discardTextDraft",
  tags: ["admin"],
  summary: "Discard the draft of a text",
  description: "For admins. `ERR_STALE` when another administrator has changed it since.",
  security: bearer,
  middleware: signedIn,
  request: { params: byTextId, headers: SeenVersion },
  responses: {
    200: { description: "The text without a draft", ...json(EditedTextBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_STALE",
    ),
  },
});

export function mountDiscardTextDraft(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { id } = c.req.valid("param");
    const seen = seenVersion(c.req.valid("header"));
    return c.json(presentText(await discardTextDraft(ports, c.var, { id, seen })), 200);
  });
}
