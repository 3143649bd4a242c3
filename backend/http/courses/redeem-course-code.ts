import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { redeemCourseCode } from "../../use-cases/courses/redeem-course-code.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { CourseBody, presentCourse } from "./course-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/courses/redeem",
  operationId: "redeemCourseCode",
  tags: ["courses"],
  summary: "Get a course with a code",
  description:
    "Every code that opens nothing gets the same refusal. A caller who has the course already uses nothing up.",
  security: bearer,
  middleware: signedIn,
  request: required(
    z.object({
      code: z.string().min(1).max(40).openapi({
        description: "As it was given; spaces, dashes and small letters do not matter",
      }),
    }).openapi("CourseCodeText", { example: { code: "K7M2-4QRD" } }),
  ),
  responses: {
    200: { description: "The course of the code", ...json(CourseBody) },
    ...refusals(...bodyRefusals, "ERR_UNAUTHORIZED", "ERR_COURSE_CODE", "ERR_TOO_MANY_REQUESTS"),
  },
});

export function mountRedeemCourseCode(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const view = await redeemCourseCode(ports, c.var, c.req.valid("json"));
    return c.json(presentCourse(view), 200);
  });
}
