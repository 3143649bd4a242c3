import { createRoute, z } from "@hono/zod-openapi";
import { courseLimits as limits } from "../../domain/course-content.ts";
import type { Ports } from "../../ports/ports.ts";
import { listCourseAnswers } from "../../use-cases/courses/list-course-answers.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { instantText } from "../version.ts";
import { lineText } from "./course-texts.ts";

const AnswersBody = z.object({
  answers: z.array(z.object({
    id: z.uuid(),
    courseId: z.uuid(),
    course: lineText(limits.title),
    exercise: lineText(limits.title),
    text: z.string().max(limits.answer),
    updatedAt: z.iso.datetime(),
  })).max(10_000),
}).openapi("CourseAnswers");

const route = createRoute({
  method: "get",
  path: "/api/courses/answers",
  operationId: "listCourseAnswers",
  tags: ["courses"],
  summary: "List what the caller wrote in exercises",
  description: "The names of course and exercise are those of the day on which it was written.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "The latest first", ...json(AnswersBody) },
    ...refusals("ERR_UNAUTHORIZED"),
  },
});

export function mountListCourseAnswers(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const answers = await listCourseAnswers(ports, c.var);
    c.header("Cache-Control", "no-store");
    return c.json({
      answers: answers.map(({ id, courseId, course, exercise, text, updatedAt }) => ({
        ...{ id, courseId, course, exercise, text },
        updatedAt: instantText(updatedAt),
      })),
    }, 200);
  });
}
