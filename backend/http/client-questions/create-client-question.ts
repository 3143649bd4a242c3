import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { createClientQuestion } from "../../use-cases/client-questions/create-client-question.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import {
  ClientQuestionBody,
  PracticeCode,
  presentQuestion,
  QuestionMessageBody,
} from "./client-question-body.ts";

const NewClientQuestionBody = z.object({
  therapistId: z.uuid(),
  practice: PracticeCode,
  ...QuestionMessageBody.shape,
}).openapi("NewClientQuestion", {
  example: {
    therapistId: "0199e7a2-5c1d-7f3e-8b4a-2d6c9f10ab34",
    practice: "BREATHWORK",
    text: "I am in week 20. Does it suit me?",
  },
});

const route = createRoute({
  method: "post",
  path: "/api/client-questions",
  operationId: "createClientQuestion",
  tags: ["client-questions"],
  summary: "Ask a practitioner about a practice before booking it",
  description:
    "For practices on which the caller's test says `ask`. The practitioner gets a mail without the text. It records the " +
    "caller's consent to `questions`. One question about a practice can be open at a practitioner, five in all; the same text " +
    "again returns the open question, so a repetition is safe. Needs no stored test, except to share warnings.",
  security: bearer,
  middleware: signedIn,
  request: required(NewClientQuestionBody),
  responses: {
    201: { description: "The question", ...json(ClientQuestionBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_EMAIL_NOT_VERIFIED",
      "ERR_NOT_FOUND",
      "ERR_PRACTICE_NOT_OFFERED",
      "ERR_OWN_CALENDAR",
      "ERR_QUESTION_OPEN",
      "ERR_TOO_MANY_QUESTIONS",
      "ERR_NOT_SUITABLE",
      "ERR_STALE",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountCreateClientQuestion(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { share = null, ...question } = c.req.valid("json");
    const entry = await createClientQuestion(ports, c.var, { ...question, share });
    return c.json(presentQuestion(entry, c.var.language, c.var.now), 201);
  });
}
