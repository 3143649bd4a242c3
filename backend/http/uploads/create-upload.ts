import { createRoute, z } from "@hono/zod-openapi";
import { fileNameMaxLength, uploadMaxBytes, uploadPurposes } from "../../domain/upload.ts";
import type { Ports } from "../../ports/ports.ts";
import { createUpload } from "../../use-cases/uploads/create-upload.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { presentUpload, UploadBody } from "./upload-body.ts";

const NewUploadBody = z
  .object({
    purpose: z.enum(uploadPurposes),
    fileName: z.string().overwrite((name) => name.normalize("NFC")).min(1).max(fileNameMaxLength)
      .openapi({ description: "Folders and invisible characters are left out" }),
    contentType: z.string().min(1).max(100),
    bytes: z.int().min(1).max(Number.MAX_SAFE_INTEGER).openapi({
      description: `The size of the file, at most ${uploadMaxBytes}`,
    }),
  })
  .openapi("NewUpload", {
    example: {
      purpose: "photo",
      fileName: "room.jpg",
      contentType: "image/jpeg",
      bytes: 4_812_044,
    },
  });

const route = createRoute({
  method: "post",
  path: "/api/uploads",
  operationId: "createUpload",
  tags: ["uploads"],
  summary: "Begin to upload a file",
  description:
    "For practitioners. Pictures (`portrait`, `photo`, `place`) are JPEG, PNG or WebP images of at most 12 MB and 40 " +
    "million pixels. A `video` is an MP4 or WebM file, or a QuickTime file with H.264 and AAC, of at most 200 MB and 2 " +
    "minutes. A `document` is a PDF file, or a JPEG or PNG image, of at most 10 MB. For courses, and for admins too, there are " +
    "`lesson-video` (at most 500 MB and an hour), `lesson-audio` (MP3, M4A or Ogg, at most 100 MB) and `lesson-file` (as " +
    "`document`, at most 20 MB). The file follows with " +
    "`sendUploadPart`. An upload that is not finished within a day is deleted.",
  security: bearer,
  middleware: signedIn,
  request: required(NewUploadBody),
  responses: {
    201: { description: "The upload, which waits for its first part", ...json(UploadBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_QUOTA_REACHED",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountCreateUpload(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const upload = await createUpload(ports, c.var, c.req.valid("json"));
    return c.json(presentUpload(upload, { ...ports, now: c.var.now }), 201);
  });
}
