import { createRoute, z } from "@hono/zod-openapi";
import { courseCodeLimits as limits } from "../../domain/course-code.ts";
import { visibleLine } from "../../domain/visible-text.ts";
import type { Ports } from "../../ports/ports.ts";
import { createCourseCode } from "../../use-cases/course-drafts/create-course-code.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { CourseCodeBody, presentCourseCode } from "./course-code-body.ts";
import { DraftId } from "./course-draft-body.ts";

const NewCodeBody = z.object({
  name: z.string().max(limits.name).overwrite((text) => visibleLine(text).trim()).min(1),
  mostUses: z.int().min(1).max(limits.mostUses),
  days: z.int().min(1).max(limits.days).nullable().openapi({
    description: "For how many days it opens the course; null: until it is revoked",
  }),
}).openapi("NewCourseCode", { example: { name: "Kursus Tartus", mostUses: 12, days: 60 } });

const route = createRoute({
  method: "post",
  path: "/api/course-drafts/{id}/codes",
  operationId: "createCourseCode",
  tags: ["course-drafts"],
  summary: "Make a code that opens a course",
  description: "The code is in this answer alone; only a hash of it is stored.",
  security: bearer,
  middleware: signedIn,
  request: { params: DraftId, ...required(NewCodeBody) },
  responses: {
    201: {
      description: "The code",
      ...json(
        z.object({ code: CourseCodeBody, text: z.string().max(12) })
          .openapi("CreatedCourseCode"),
      ),
    },
    ...refusals(...bodyRefusals, "ERR_UNAUTHORIZED", "ERR_NOT_FOUND", "ERR_QUOTA_REACHED"),
  },
});

export function mountCreateCourseCode(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json") };
    const { code, text } = await createCourseCode(ports, c.var, input);
    c.header("Cache-Control", "no-store");
    return c.json({ code: presentCourseCode(code, c.var), text }, 201);
  });
}
