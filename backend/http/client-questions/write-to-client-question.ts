import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { writeToClientQuestion } from "../../use-cases/client-questions/write-to-client-question.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import {
  ClientQuestionBody,
  presentQuestion,
  QuestionId,
  QuestionMessageBody,
} from "./client-question-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/client-questions/{id}/messages",
  operationId: "writeToClientQuestion",
  tags: ["client-questions"],
  summary: "Add to a question of the caller",
  description:
    "At most five messages of the caller in one question. The practitioner gets a mail unless an earlier message still waits. " +
    "The same text as the last one changes nothing.",
  security: bearer,
  middleware: signedIn,
  request: { params: QuestionId, ...required(QuestionMessageBody) },
  responses: {
    200: { description: "The question", ...json(ClientQuestionBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_NOT_FOUND",
      "ERR_PRACTICE_NOT_OFFERED",
      "ERR_QUESTION_ENDED",
      "ERR_QUESTION_FULL",
      "ERR_NOT_SUITABLE",
      "ERR_STALE",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountWriteToClientQuestion(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { share = null, text } = c.req.valid("json");
    const { id } = c.req.valid("param");
    const entry = await writeToClientQuestion(ports, c.var, { id, text, share });
    return c.json(presentQuestion(entry, c.var.language, c.var.now), 200);
  });
}
