import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { updateTherapist } from "../../use-cases/therapists/update-therapist.ts";
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
  path: "/api/therapists/{id}",
  operationId: "updateTherapist",
  tags: ["therapists"],
  summary: "Change a practitioner's published profile",
  description:
    "For the practitioner and for admins. The content is published at once. Other changes in the draft stay there.",
  security: bearer,
  middleware: [signedIn, limitProfile] as const,
  request: { params: OwnTherapistId, headers: DraftVersion, ...required(ProfileContentBody) },
  responses: {
    200: { description: "The profile now", headers: draftEtag, ...json(TherapistDraftBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_FILE_NOT_USABLE",
      ...ownProfileRefusals,
      "ERR_DUPLICATE_ENTITY",
      "ERR_PROVIDER_UNAVAILABLE",
      "ERR_STALE",
    ),
  },
});

export function mountUpdateTherapist(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { id } = c.req.valid("param");
    const version = draftVersionOf(c.req.valid("header")["if-match"]);
    const content = readContent(c.req.valid("json"));
    const own = await updateTherapist(ports, c.var, { id, version, content });
    return c.json(sendDraft(c, ports, own), 200);
  });
}
