import { createRoute, z } from "@hono/zod-openapi";
import {
  maximumRecommendedPractices,
  recommendationMaxLength,
} from "../../domain/therapy-session-outcome.ts";
import type { Ports } from "../../ports/ports.ts";
import { recommendAfterTherapySession } from "../../use-cases/therapy-sessions/recommend-after-therapy-session.ts";
import { refusals } from "../errors.ts";
import { IdempotencyKey, idempotent } from "../idempotent.ts";
import { bodyRefusals, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { sharedText } from "../shared-text.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { sendSession, SessionId, sessionResponse } from "./therapy-session-body.ts";

const NewRecommendationBody = z
  .object({
    practices: z.array(z.string().max(40)).max(maximumRecommendedPractices).openapi({
      description: "Domain value codes of THERAPY_TYPE",
    }),
    text: sharedText(recommendationMaxLength).min(1),
  })
  .openapi("NewRecommendation", {
    example: { practices: ["MASSAGE"], text: "Come again in two weeks, and rest well until then." },
  });

const route = createRoute({
  method: "post",
  path: "/api/therapy-sessions/{id}/recommendations",
  operationId: "recommendAfterTherapySession",
  tags: ["therapy-sessions"],
  summary: "Add a recommendation for the client",
  description:
    "For the practitioner of a finished session. The client sees the recommendation in the journal and gets a mail " +
    "that says it is there.",
  security: bearer,
  middleware: signedIn,
  request: { params: SessionId, headers: IdempotencyKey, ...required(NewRecommendationBody) },
  responses: {
    201: { description: "The session with the recommendation", ...sessionResponse },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_NOT_FINISHED",
      "ERR_ILLEGAL_TRANSITION",
      "ERR_REQUEST_IN_PROGRESS",
      "ERR_IDEMPOTENCY_MISMATCH",
    ),
  },
});

export function mountRecommendAfterTherapySession(router: Router, ports: Ports) {
  router.use(route.getRoutingPath(), idempotent(ports));
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(sendSession(c, await recommendAfterTherapySession(ports, c.var, input)), 201);
  });
}
