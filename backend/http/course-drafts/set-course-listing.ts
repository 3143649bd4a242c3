import { createRoute, z } from "@hono/zod-openapi";
import { courseListings } from "../../domain/course.ts";
import type { Ports } from "../../ports/ports.ts";
import { setCourseListing } from "../../use-cases/course-drafts/set-course-listing.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { IfMatch, versionOf } from "../version.ts";
import { CourseDraftBody, DraftId, presentCourseDraft } from "./course-draft-body.ts";

const route = createRoute({
  method: "put",
  path: "/api/course-drafts/{id}/listing",
  operationId: "setCourseListing",
  tags: ["course-drafts"],
  summary: "Show a course to every visitor, or request it",
  description:
    "A practitioner requests the listing and takes it back with `none`; an admin decides with `listed` or `none`. A course " +
    "for clients only is not shown to others.",
  security: bearer,
  middleware: signedIn,
  request: {
    params: DraftId,
    headers: IfMatch,
    ...required(
      z.object({ listing: z.enum(courseListings) })
        .openapi("CourseListing", { example: { listing: "asked" } }),
    ),
  },
  responses: {
    200: { description: "The course now", ...json(CourseDraftBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_ILLEGAL_TRANSITION",
      "ERR_STALE",
    ),
  },
});

export function mountSetCourseListing(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const version = versionOf(c.req.valid("header")["if-match"]);
    const input = { ...c.req.valid("param"), ...c.req.valid("json"), version };
    const draft = await setCourseListing(ports, c.var, input);
    return c.json(presentCourseDraft(draft, { ...ports, ...c.var }), 200);
  });
}
