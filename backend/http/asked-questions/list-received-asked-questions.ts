import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listReceivedAskedQuestions } from "../../use-cases/asked-questions/list-received-asked-questions.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { presentReceivedQuestion, ReceivedQuestionBody } from "./asked-question-body.ts";

const QuestionsBody = z.object({ questions: z.array(ReceivedQuestionBody).max(1000) })
  .openapi("ReceivedAskedQuestions");

const route = createRoute({
  method: "get",
  path: "/api/asked-questions/received",
  operationId: "listReceivedAskedQuestions",
  tags: ["asked-questions"],
  summary: "List what the caller, a practitioner, was asked",
  description: "Those that wait for an answer come first, the longest waiting before the others.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "The questions", ...json(QuestionsBody) },
    ...refusals("ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListReceivedAskedQuestions(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const entries = await listReceivedAskedQuestions(ports, c.var);
    const { language, now } = c.var;
    c.header("Cache-Control", "no-store");
    return c.json({
      questions: entries.map((entry) => presentReceivedQuestion(entry, language, now)),
    }, 200);
  });
}
