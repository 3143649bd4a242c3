import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { saveTextDraft } from "../../use-cases/admin/save-text-draft.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { SeenVersion, seenVersion } from "./domain-value-body.ts";
import { byTextId, ContentBody, EditedTextBody, presentText } from "./text-body.ts";

const route = createRoute({
  method: "put",
  path: "/api/admin/texts/{id}/draft",
  operationId: "saveTextDraft",
  tags: ["admin"],
  summary: "Save the draft of a text",
  description:
    "For admins. It may be unfinished; visitors do not see it. `If-Match` has the revision of the draft, 0 for the first " +
    "one. `ERR_STALE` when another administrator has changed it since.",
  security: bearer,
  middleware: signedIn,
  request: { params: byTextId, headers: SeenVersion, ...required(ContentBody) },
  responses: {
    200: { description: "The text with the draft", ...json(EditedTextBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_STALE",
    ),
  },
});

export function mountSaveTextDraft(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { id } = c.req.valid("param");
    const seen = seenVersion(c.req.valid("header"));
    const text = await saveTextDraft(ports, c.var, { id, seen, content: c.req.valid("json") });
    return c.json(presentText(text), 200);
  });
}
