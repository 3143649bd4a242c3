import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { updateTherapistDraft } from "../../use-cases/therapists/update-therapist-draft.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import {
  draftEtag,
  DraftVersion,
  draftVersionOf,
  limitProfile,
  ownProfileRefusals,
  OwnTherapistId,
  sendDraft,
  TherapistDraftBody,
} from "./profile-body.ts";
import { ProfileContentBody, readContent } from "./profile-content-body.ts";

const route = createRoute({
  method: "put",
  path: "/api/therapists/{id}/draft",
  operationId: "updateTherapistDraft",
  tags: ["therapists"],
  summary: "Save a practitioner's unpublished changes",
  description:
    "For the practitioner. Texts may be empty and numbers null, but nothing may be beyond its limits. The order of " +
    "practices, places and media is the order in which they are shown. `ERR_FILE_NOT_USABLE` has the path of each file " +
    "that is unknown, not finished, or uploaded for another purpose.",
  security: bearer,
  middleware: [signedIn, limitProfile] as const,
  request: { params: OwnTherapistId, headers: DraftVersion, ...required(ProfileContentBody) },
  responses: {
    200: { description: "The profile now", headers: draftEtag, ...json(TherapistDraftBody) },
    ...refusals(...bodyRefusals, "ERR_FILE_NOT_USABLE", ...ownProfileRefusals, "ERR_STALE"),
  },
});

export function mountUpdateTherapistDraft(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { id } = c.req.valid("param");
    const version = draftVersionOf(c.req.valid("header")["if-match"]);
    const content = readContent(c.req.valid("json"));
    const own = await updateTherapistDraft(ports, c.var, { id, version, content });
    return c.json(sendDraft(c, ports, own), 200);
  });
}
