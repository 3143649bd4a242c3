import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { createCourseDraft } from "../../use-cases/course-drafts/create-course-draft.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { CourseDraftBody, presentCourseDraft } from "./course-draft-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/course-drafts",
  operationId: "createCourseDraft",
  tags: ["course-drafts"],
  summary: "Begin a course",
  security: bearer,
  middleware: signedIn,
  request: required(
    z.object({
      owner: z.enum(["me", "marketplace"]).openapi({
        description: "`me` for practitioners, `marketplace` for admins",
      }),
    }).openapi("NewCourse", { example: { owner: "me" } }),
  ),
  responses: {
    201: { description: "The empty course", ...json(CourseDraftBody) },
    ...refusals(...bodyRefusals, "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_TOO_MANY_COURSES"),
  },
});

export function mountCreateCourseDraft(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const draft = await createCourseDraft(ports, c.var, c.req.valid("json"));
    return c.json(presentCourseDraft(draft, { ...ports, ...c.var }), 201);
  });
}
