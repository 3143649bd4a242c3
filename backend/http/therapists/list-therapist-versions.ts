import { createRoute, z } from "@hono/zod-openapi";
import { keptVersions } from "../../domain/profile.ts";
import type { Ports } from "../../ports/ports.ts";
import { listTherapistVersions } from "../../use-cases/therapists/list-therapist-versions.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { instantText } from "../version.ts";
import { ownProfileRefusals, OwnTherapistId } from "./profile-body.ts";

const VersionsBody = z.object({
  versions: z.array(z.object({
    version: z.int().min(1),
    publishedAt: z.iso.datetime(),
    publishedBy: z.enum(["practitioner", "administrator"]).nullable().openapi({
      description: "null for what was there before the practitioner published anything",
    }),
  })).max(keptVersions),
}).openapi("TherapistVersions", {
  example: {
    versions: [{ version: 2, publishedAt: "2026-11-20T07:00:00Z", publishedBy: "practitioner" }],
  },
});

const route = createRoute({
  method: "get",
  path: "/api/therapists/{id}/versions",
  operationId: "listTherapistVersions",
  tags: ["therapists"],
  summary: "List a practitioner's published versions",
  description: `For the practitioner and for admins. The newest first; ${keptVersions} are kept.`,
  security: bearer,
  middleware: signedIn,
  request: { params: OwnTherapistId },
  responses: {
    200: { description: "The versions", ...json(VersionsBody) },
    ...refusals("ERR_INVALID_INPUT", ...ownProfileRefusals),
  },
});

export function mountListTherapistVersions(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const versions = await listTherapistVersions(ports, c.var, c.req.valid("param"));
    return c.json({
      versions: versions.map(({ version, publishedAt, publishedBy }) => ({
        version,
        publishedAt: instantText(publishedAt),
        publishedBy,
      })),
    }, 200);
  });
}
