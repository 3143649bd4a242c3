import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getTherapistDraft } from "../../use-cases/therapists/get-therapist-draft.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import {
  draftEtag,
  ownProfileRefusals,
  OwnTherapistId,
  sendDraft,
  TherapistDraftBody,
} from "./profile-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/therapists/{id}/draft",
  operationId: "getTherapistDraft",
  tags: ["therapists"],
  summary: "Get a practitioner's profile with unpublished changes",
  description:
    "For the practitioner and for admins. Without changes the draft is what is published.",
  security: bearer,
  middleware: signedIn,
  request: { params: OwnTherapistId },
  responses: {
    200: { description: "The draft", headers: draftEtag, ...json(TherapistDraftBody) },
    ...refusals("ERR_INVALID_INPUT", ...ownProfileRefusals),
  },
});

export function mountGetTherapistDraft(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const own = await getTherapistDraft(ports, c.var, c.req.valid("param"));
    return c.json(sendDraft(c, ports, own), 200);
  });
}
