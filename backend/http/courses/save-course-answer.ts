import { createRoute, z } from "@hono/zod-openapi";
import { courseLimits } from "../../domain/course-content.ts";
import { visibleText } from "../../domain/visible-text.ts";
import type { Ports } from "../../ports/ports.ts";
import { saveCourseAnswer } from "../../use-cases/courses/save-course-answer.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { IfMatch, versionOf } from "../version.ts";
import { AnswerBody, presentAnswer } from "./course-lesson-body.ts";

const SavedAnswerBody = z.object({ answer: z.union([AnswerBody, z.null()]) })
  .openapi("SavedCourseAnswer");

const route = createRoute({
  method: "put",
  path: "/api/courses/{id}/answers/{materialId}",
  operationId: "saveCourseAnswer",
  tags: ["courses"],
  summary: "Save what the caller wrote in an exercise",
  description:
    "It is encrypted, stands in the caller's journal, and no other user reads it. It needs the consent to `notes`. An empty " +
    "text deletes it.",
  security: bearer,
  middleware: signedIn,
  request: {
    params: z.object({ id: z.uuid(), materialId: z.uuid() }),
    headers: IfMatch,
    ...required(
      z.object({ text: z.string().max(courseLimits.answer).overwrite(visibleText) })
        .openapi("CourseAnswerText", { example: { text: "Call the doctor on Thursday." } }),
    ),
  },
  responses: {
    200: { description: "The saved text; null when it is deleted", ...json(SavedAnswerBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_COURSE_CLOSED",
      "ERR_NOT_FOUND",
      "ERR_CONSENT_REQUIRED",
      "ERR_STALE",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountSaveCourseAnswer(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const basedOn = versionOf(c.req.valid("header")["if-match"]);
    const input = { ...c.req.valid("param"), ...c.req.valid("json"), basedOn };
    const answer = await saveCourseAnswer(ports, c.var, input);
    return c.json({ answer: answer && presentAnswer(answer) }, 200);
  });
}
