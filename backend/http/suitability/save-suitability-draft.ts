import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { saveSuitabilityDraft } from "../../use-cases/suitability/save-suitability-draft.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { etag, etagOf, IfMatch, versionOf } from "../version.ts";
import { DraftBody, GivenDraft, presentDraft } from "./draft-body.ts";

const route = createRoute({
  method: "put",
  path: "/api/suitability/draft",
  operationId: "saveSuitabilityDraft",
  tags: ["suitability"],
  summary: "Save the caller's unfinished test, to continue later",
  description:
    "Needs the consent for `test-results`. Answers to steps with `isStored` false are left out. `ERR_STALE`: the " +
    "questionnaire has a newer version, or, with `If-Match`, another tab or device has saved since.",
  security: bearer,
  middleware: signedIn,
  request: { headers: IfMatch, ...required(GivenDraft) },
  responses: {
    200: { description: "The draft as it is stored", headers: etag, ...json(DraftBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_CONSENT_REQUIRED",
      "ERR_STALE",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_UNAVAILABLE",
    ),
  },
});

export function mountSaveSuitabilityDraft(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const seenAt = versionOf(c.req.valid("header")["if-match"]);
    const draft = await saveSuitabilityDraft(ports, c.var, { ...c.req.valid("json"), seenAt });
    c.header("Cache-Control", "no-store");
    c.header("ETag", etagOf({ updatedAt: draft.changedAt }));
    return c.json(presentDraft(draft), 200);
  });
}
