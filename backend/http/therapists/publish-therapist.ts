import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { publishTherapist } from "../../use-cases/therapists/publish-therapist.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import {
  draftEtag,
  DraftVersion,
  draftVersionOf,
  ownProfileRefusals,
  OwnTherapistId,
  sendDraft,
  TherapistDraftBody,
} from "./profile-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/therapists/{id}/publish",
  operationId: "publishTherapist",
  tags: ["therapists"],
  summary: "Publish a practitioner's draft",
  description:
    "For the practitioner. Everything that is incomplete is refused with its path. A profile that is to be shown in " +
    "search stays hidden (`shown`) until it is approved.",
  security: bearer,
  middleware: signedIn,
  request: { params: OwnTherapistId, headers: DraftVersion },
  responses: {
    200: { description: "The profile now", headers: draftEtag, ...json(TherapistDraftBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      ...ownProfileRefusals,
      "ERR_DUPLICATE_ENTITY",
      "ERR_SEATS_BOOKED",
      "ERR_PROVIDER_UNAVAILABLE",
      "ERR_STALE",
    ),
  },
});

export function mountPublishTherapist(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { id } = c.req.valid("param");
    const version = draftVersionOf(c.req.valid("header")["if-match"]);
    const own = await publishTherapist(ports, c.var, { id, version });
    return c.json(sendDraft(c, ports, own), 200);
  });
}
