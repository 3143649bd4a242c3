import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listMyAskedQuestions } from "../../use-cases/asked-questions/list-my-asked-questions.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { AskedQuestionBody, presentQuestion } from "./asked-question-body.ts";

const QuestionsBody = z.object({ questions: z.array(AskedQuestionBody).max(1000) })
  .openapi("MyAskedQuestions");

const route = createRoute({
  method: "get",
  path: "/api/asked-questions/me",
  operationId: "listMyAskedQuestions",
  tags: ["asked-questions"],
  summary: "List what the caller asked practitioners",
  description: "Ended questions are kept for 180 days.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "The questions", ...json(QuestionsBody) },
    ...refusals("ERR_UNAUTHORIZED"),
  },
});

export function mountListMyAskedQuestions(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const entries = await listMyAskedQuestions(ports, c.var);
    const { language, now } = c.var;
    c.header("Cache-Control", "no-store");
    return c.json(
      { questions: entries.map((entry) => presentQuestion(entry, language, now)) },
      200,
    );
  });
}
