import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { closeAskedQuestion } from "../../use-cases/asked-questions/close-asked-question.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { AskedQuestionBody, presentQuestion, QuestionId } from "./asked-question-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/asked-questions/{id}/close",
  operationId: "closeAskedQuestion",
  tags: ["asked-questions"],
  summary: "End a question that the caller asked",
  description:
    "Nobody can add to it any more; a clearance that came of it stays. A repetition changes nothing.",
  security: bearer,
  middleware: signedIn,
  request: { params: QuestionId },
  responses: {
    200: { description: "The question", ...json(AskedQuestionBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_NOT_FOUND"),
  },
});

export function mountCloseAskedQuestion(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const entry = await closeAskedQuestion(ports, c.var, c.req.valid("param"));
    return c.json(presentQuestion(entry, c.var.language, c.var.now), 200);
  });
}
