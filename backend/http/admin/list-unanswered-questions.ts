import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listUnansweredQuestions } from "../../use-cases/admin/list-unanswered-questions.ts";
import { refusals } from "../errors.ts";
import { json, optional } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { listOrder, NextCursor, pageQuery } from "./admin-query.ts";
import { Total } from "./sorted-query.ts";
import { presentUnanswered, UnansweredQuestionBody } from "./unanswered-question-body.ts";

const text = optional(
  z.string().trim().min(1).max(100).openapi({
    description:
      "A part of the practitioner's or of the practice's name; what clients wrote is encrypted",
    example: "massage",
  }),
);

const route = createRoute({
  method: "get",
  path: "/api/admin/questions",
  operationId: "listUnansweredQuestions",
  tags: ["admin"],
  summary: "List questions that practitioners have not answered for a day",
  description: "For admins and reviewers, without the client and the text.",
  security: bearer,
  middleware: signedIn,
  request: { query: z.object({ ...pageQuery, text, order: listOrder("oldest") }) },
  responses: {
    200: {
      description: "A page of questions",
      ...json(
        z.object({
          questions: z.array(UnansweredQuestionBody).max(100),
          nextCursor: NextCursor,
          total: Total,
        }).openapi("UnansweredQuestionPage"),
      ),
    },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListUnansweredQuestions(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { items, ...page } = await listUnansweredQuestions(
      ports,
      c.var,
      c.req.valid("query"),
    );
    return c.json({ questions: items.map(presentUnanswered), ...page }, 200);
  });
}
