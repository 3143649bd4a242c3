import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listReceivedClientQuestions } from "../../use-cases/client-questions/list-received-client-questions.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { presentReceivedQuestion, ReceivedQuestionBody } from "./client-question-body.ts";

const QuestionsBody = z.object({ questions: z.array(ReceivedQuestionBody).max(1000) })
  .openapi("ReceivedClientQuestions");

const route = createRoute({
  method: "get",
  path: "/api/client-questions/received",
  operationId: "listReceivedClientQuestions",
  tags: ["client-questions"],
  summary: "List the questions to the caller, a practitioner",
  description: "Those that wait for an answer come first, the longest waiting before the others.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "The questions", ...json(QuestionsBody) },
    ...refusals("ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListReceivedClientQuestions(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const entries = await listReceivedClientQuestions(ports, c.var);
    const { language, now } = c.var;
    c.header("Cache-Control", "no-store");
    return c.json({
      questions: entries.map((entry) => presentReceivedQuestion(entry, language, now)),
    }, 200);
  });
}
