import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { discardTherapistDraft } from "../../use-cases/therapists/discard-therapist-draft.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { ownProfileRefusals, OwnTherapistId } from "./profile-body.ts";

const route = createRoute({
  method: "delete",
  path: "/api/therapists/{id}/draft",
  operationId: "discardTherapistDraft",
  tags: ["therapists"],
  summary: "Discard a practitioner's unpublished changes",
  description: "For the practitioner. The draft begins again with what is published.",
  security: bearer,
  middleware: signedIn,
  request: { params: OwnTherapistId },
  responses: { ...done, ...refusals("ERR_INVALID_INPUT", ...ownProfileRefusals) },
});

export function mountDiscardTherapistDraft(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await discardTherapistDraft(ports, c.var, c.req.valid("param"));
    return c.body(null, 204);
  });
}
