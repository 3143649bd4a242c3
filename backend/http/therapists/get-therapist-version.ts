import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getTherapistVersion } from "../../use-cases/therapists/get-therapist-version.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { instantText } from "../version.ts";
import { ownProfileRefusals, OwnTherapistId } from "./profile-body.ts";
import { presentContent, ProfileContentBody } from "./profile-content-body.ts";
import { decimal } from "../decimal.ts";

const VersionBody = z.object({
  version: z.int().min(1),
  publishedAt: z.iso.datetime(),
  content: ProfileContentBody,
}).openapi("TherapistVersion");

const route = createRoute({
  method: "get",
  path: "/api/therapists/{id}/versions/{version}",
  operationId: "getTherapistVersion",
  tags: ["therapists"],
  summary: "Get a published version of a practitioner's profile",
  description:
    "For the practitioner and for admins. The content can be sent with `updateTherapistDraft` or `updateTherapist` to " +
    "restore the version. A file of it that was deleted since is refused with `ERR_FILE_NOT_USABLE` and its path.",
  security: bearer,
  middleware: signedIn,
  request: {
    params: OwnTherapistId.extend({ version: decimal(z.int().min(1).max(1_000_000)) }),
  },
  responses: {
    200: { description: "The version", ...json(VersionBody) },
    ...refusals("ERR_INVALID_INPUT", ...ownProfileRefusals),
  },
});

export function mountGetTherapistVersion(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { version, publishedAt, content } = await getTherapistVersion(
      ports,
      c.var,
      c.req.valid("param"),
    );
    const body = { version, publishedAt: instantText(publishedAt) };
    return c.json({ ...body, content: presentContent(content, { ...ports, now: c.var.now }) }, 200);
  });
}
