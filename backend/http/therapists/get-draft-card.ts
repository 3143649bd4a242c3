import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getDraftCard } from "../../use-cases/therapists/get-draft-card.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import { withSignedFiles } from "../private-file-url.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { ownProfileRefusals, OwnTherapistId } from "./profile-body.ts";
import { presentCards, TherapistCardBody } from "./therapist-card-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/therapists/{id}/draft/card",
  operationId: "getDraftCard",
  tags: ["therapists"],
  summary: "Get a practitioner's card as it would be with the draft",
  description: "For the practitioner and for admins. In the language of the request.",
  security: bearer,
  middleware: signedIn,
  request: { params: OwnTherapistId },
  responses: {
    200: { description: "The card", ...json(TherapistCardBody) },
    ...refusals("ERR_INVALID_INPUT", ...ownProfileRefusals),
  },
});

export function mountGetDraftCard(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const card = await getDraftCard(ports, c.var, c.req.valid("param"));
    const body = presentCards([card], ports.search.domainValues(), c.var)[0]!;
    return c.json(withSignedFiles(body, { ...ports, now: c.var.now }), 200);
  });
}
