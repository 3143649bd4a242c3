import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { updateCourseDraft } from "../../use-cases/course-drafts/update-course-draft.ts";
import { limitBody } from "../body-limits.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { IfMatch, versionOf } from "../version.ts";
import {
  CourseDraftBody,
  DraftId,
  presentCourseDraft,
  SentDraftBody,
} from "./course-draft-body.ts";

const limitCourse: typeof signedIn = limitBody(2_000_000);

const route = createRoute({
  method: "put",
  path: "/api/course-drafts/{id}",
  operationId: "updateCourseDraft",
  tags: ["course-drafts"],
  summary: "Save the unpublished changes of a course",
  description:
    "Texts may be empty. The order of lessons and materials is the order in which they are read. `ERR_FILE_NOT_USABLE` " +
    "names each file that is unknown, of another user, not finished, or of another kind.",
  security: bearer,
  middleware: [signedIn, limitCourse] as const,
  request: { params: DraftId, headers: IfMatch, ...required(SentDraftBody) },
  responses: {
    200: { description: "The course now", ...json(CourseDraftBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_NOT_FOUND",
      "ERR_FILE_NOT_USABLE",
      "ERR_STALE",
    ),
  },
});

export function mountUpdateCourseDraft(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const version = versionOf(c.req.valid("header")["if-match"]);
    const input = { ...c.req.valid("param"), ...c.req.valid("json"), version };
    const draft = await updateCourseDraft(ports, c.var, input);
    return c.json(presentCourseDraft(draft, { ...ports, ...c.var }), 200);
  });
}
