import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { acceptCompanionship } from "../../use-cases/companions/accept-companionship.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { PracticeId } from "./companion-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/companions/{practiceId}/accept",
  operationId: "acceptCompanionship",
  tags: ["companions"],
  summary: "Agree to hold a practice together",
  description: "For a practitioner whom the practice names. The lead gets a mail.",
  security: bearer,
  middleware: signedIn,
  request: { params: PracticeId },
  responses: { ...done, ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_NOT_FOUND") },
});

export function mountAcceptCompanionship(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await acceptCompanionship(ports, c.var, c.req.valid("param"));
    return c.body(null, 204);
  });
}
