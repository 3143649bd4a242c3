import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { answerClientQuestion } from "../../use-cases/client-questions/answer-client-question.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import {
  AnswerBody,
  presentReceivedQuestion,
  QuestionId,
  ReceivedQuestionBody,
} from "./client-question-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/client-questions/{id}/answers",
  operationId: "answerClientQuestion",
  tags: ["client-questions"],
  summary: "Answer a question",
  description:
    "For the practitioner to whom the question goes. The client gets a mail without the text. `book` clears the client for the practice, " +
    "for the rules that applied when they wrote; every other decision ends an earlier clearance. `ERR_STALE`: another " +
    "message came after the one in `seen`. The same answer again changes nothing.",
  security: bearer,
  middleware: signedIn,
  request: { params: QuestionId, ...required(AnswerBody) },
  responses: {
    200: { description: "The answered question", ...json(ReceivedQuestionBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_QUESTION_ENDED",
      "ERR_QUESTION_FULL",
      "ERR_STALE",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountAnswerClientQuestion(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { text, decision, seen, days, reason } = c.req.valid("json");
    const clearance = decision === "book" ? { days, reason } : null;
    const answer = { ...c.req.valid("param"), text, decision, seen, clearance };
    const entry = await answerClientQuestion(ports, c.var, answer);
    return c.json(presentReceivedQuestion(entry, c.var.language, c.var.now), 200);
  });
}
