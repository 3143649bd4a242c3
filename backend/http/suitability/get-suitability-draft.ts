import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getSuitabilityDraft } from "../../use-cases/suitability/get-suitability-draft.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { DraftBody, presentDraft } from "./draft-body.ts";

const FoundDraft = z.object({ draft: DraftBody.nullable() })
  .openapi("FoundSuitabilityDraft", { example: { draft: null } });

const route = createRoute({
  method: "get",
  path: "/api/suitability/draft",
  operationId: "getSuitabilityDraft",
  tags: ["suitability"],
  summary: "Get the caller's unfinished test",
  description: "It is deleted 30 days after its last change.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "The draft; null when there is none", ...json(FoundDraft) },
    ...refusals("ERR_UNAUTHORIZED", "ERR_UNAVAILABLE"),
  },
});

export function mountGetSuitabilityDraft(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const draft = await getSuitabilityDraft(ports, c.var);
    c.header("Cache-Control", "no-store");
    return c.json({ draft: draft && presentDraft(draft) }, 200);
  });
}
