import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getDraftPage } from "../../use-cases/therapists/get-draft-page.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import { withSignedFiles } from "../private-file-url.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { ownProfileRefusals, OwnTherapistId } from "./profile-body.ts";
import { presentPage, TherapistPageBody } from "./therapist-page-body.ts";
import { groupsOf } from "./therapist-card-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/therapists/{id}/draft/page",
  operationId: "getDraftPage",
  tags: ["therapists"],
  summary: "Get a practitioner's page as it would be with the draft",
  description: "For the practitioner and for admins. In the language of the request.",
  security: bearer,
  middleware: signedIn,
  request: { params: OwnTherapistId },
  responses: {
    200: { description: "The page", ...json(TherapistPageBody) },
    ...refusals("ERR_INVALID_INPUT", ...ownProfileRefusals),
  },
});

export function mountGetDraftPage(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const page = await getDraftPage(ports, c.var, c.req.valid("param"));
    const body = presentPage(page, groupsOf(ports.search.domainValues()), c.var);
    return c.json(withSignedFiles(body, { ...ports, now: c.var.now }), 200);
  });
}
