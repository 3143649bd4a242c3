import { createRoute, z } from "@hono/zod-openapi";
import { posterMaxBytes } from "../../domain/upload.ts";
import type { Ports } from "../../ports/ports.ts";
import { setUploadPoster } from "../../use-cases/uploads/set-upload-poster.ts";
import { upload } from "../body-limits.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { presentUpload, UploadBody } from "./upload-body.ts";

const PosterBody = z
  .object({
    picture: z.file().min(1)
      .openapi({
        type: "string",
        format: "binary",
        description: "A JPEG, PNG or WebP image of at most 5 MB and 40 million pixels",
      }),
  })
  .openapi("Poster");

const route = createRoute({
  method: "put",
  path: "/api/uploads/{id}/poster",
  operationId: "setUploadPoster",
  tags: ["uploads"],
  summary: "Set the still picture of a video",
  description:
    "The browser makes the picture of the video. A published video keeps the one it has.",
  security: bearer,
  middleware: [signedIn, upload(posterMaxBytes)] as const,
  request: {
    params: z.object({ id: z.string().max(64) }),
    body: { content: { "multipart/form-data": { schema: PosterBody } }, required: true },
  },
  responses: {
    200: { description: "The upload", ...json(UploadBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_NOT_FOUND",
      "ERR_UPLOAD_IN_USE",
      "ERR_TOO_LARGE",
      "ERR_UNSUPPORTED_MEDIA_TYPE",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_STORAGE_FULL",
      "ERR_UNAVAILABLE",
    ),
  },
});

export function mountSetUploadPoster(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { id } = c.req.valid("param");
    const { picture } = c.req.valid("form");
    const bytes = new Uint8Array(await picture.arrayBuffer());
    const upload = await setUploadPoster(ports, c.var, { id, bytes });
    return c.json(presentUpload(upload, { ...ports, now: c.var.now }), 200);
  });
}
