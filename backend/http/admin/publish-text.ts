import { createRoute, z } from "@hono/zod-openapi";
import { contentLimits } from "../../domain/content.ts";
import type { Ports } from "../../ports/ports.ts";
import { publishText } from "../../use-cases/admin/publish-text.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { sharedText } from "../shared-text.ts";
import { SeenVersion, seenVersion } from "./domain-value-body.ts";
import { byTextId, EditedTextBody, presentText } from "./text-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/admin/texts/{id}/publish",
  operationId: "publishText",
  tags: ["admin"],
  summary: "Publish the draft of a text",
  description:
    "For admins. It becomes the next version, which all visitors read at once. Consents keep the version that they were " +
    "given under. `ERR_INVALID_INPUT` names what is missing or wrong in each language.",
  security: bearer,
  middleware: signedIn,
  request: {
    params: byTextId,
    headers: SeenVersion,
    ...required(
      z.object({
        comment: sharedText(contentLimits.comment).openapi({
          description: "What changed, for the history",
        }),
      }).openapi("TextPublication", { example: { comment: "Names the new office" } }),
    ),
  },
  responses: {
    200: { description: "The text as it is published", ...json(EditedTextBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_STALE",
    ),
  },
});

export function mountPublishText(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { id } = c.req.valid("param");
    const seen = seenVersion(c.req.valid("header"));
    const { comment } = c.req.valid("json");
    return c.json(presentText(await publishText(ports, c.var, { id, seen, comment })), 200);
  });
}
