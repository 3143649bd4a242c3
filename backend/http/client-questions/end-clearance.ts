import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { endClearance } from "../../use-cases/client-questions/end-clearance.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import {
  presentReceivedQuestion,
  QuestionId,
  ReceivedQuestionBody,
} from "./client-question-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/client-questions/{id}/end-clearance",
  operationId: "endClearance",
  tags: ["client-questions"],
  summary: "Take back the clearance that came of a question",
  description:
    "For the practitioner. The client has to ask again before the next booking; booked sessions stay. A repetition changes nothing.",
  security: bearer,
  middleware: signedIn,
  request: { params: QuestionId },
  responses: {
    200: { description: "The question", ...json(ReceivedQuestionBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountEndClearance(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const entry = await endClearance(ports, c.var, c.req.valid("param"));
    return c.json(presentReceivedQuestion(entry, c.var.language, c.var.now), 200);
  });
}
