import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { declineCompanionship } from "../../use-cases/companions/decline-companionship.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { PracticeId } from "./companion-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/companions/{practiceId}/decline",
  operationId: "declineCompanionship",
  tags: ["companions"],
  summary: "Decline or leave a practice that is held together",
  description:
    "For a practitioner whom the practice names. Sessions that are booked stay as they are; new ones are refused until the lead changes the list. The lead gets a mail.",
  security: bearer,
  middleware: signedIn,
  request: { params: PracticeId },
  responses: { ...done, ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_NOT_FOUND") },
});

export function mountDeclineCompanionship(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await declineCompanionship(ports, c.var, c.req.valid("param"));
    return c.body(null, 204);
  });
}
