import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { closeClientQuestion } from "../../use-cases/client-questions/close-client-question.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { ClientQuestionBody, presentQuestion, QuestionId } from "./client-question-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/client-questions/{id}/close",
  operationId: "closeClientQuestion",
  tags: ["client-questions"],
  summary: "End a question of the caller",
  description:
    "It takes no more messages and answers; a clearance that came of it stays. A repetition changes nothing.",
  security: bearer,
  middleware: signedIn,
  request: { params: QuestionId },
  responses: {
    200: { description: "The question", ...json(ClientQuestionBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_NOT_FOUND"),
  },
});

export function mountCloseClientQuestion(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const entry = await closeClientQuestion(ports, c.var, c.req.valid("param"));
    return c.json(presentQuestion(entry, c.var.language, c.var.now), 200);
  });
}
