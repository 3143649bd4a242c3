import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listMyClientQuestions } from "../../use-cases/client-questions/list-my-client-questions.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { ClientQuestionBody, presentQuestion } from "./client-question-body.ts";

const QuestionsBody = z.object({ questions: z.array(ClientQuestionBody).max(1000) })
  .openapi("MyClientQuestions");

const route = createRoute({
  method: "get",
  path: "/api/client-questions/me",
  operationId: "listMyClientQuestions",
  tags: ["client-questions"],
  summary: "List the questions of the caller to practitioners",
  description: "Ended questions are kept for 180 days.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "The questions", ...json(QuestionsBody) },
    ...refusals("ERR_UNAUTHORIZED"),
  },
});

export function mountListMyClientQuestions(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const entries = await listMyClientQuestions(ports, c.var);
    const { language, now } = c.var;
    c.header("Cache-Control", "no-store");
    return c.json(
      { questions: entries.map((entry) => presentQuestion(entry, language, now)) },
      200,
    );
  });
}
