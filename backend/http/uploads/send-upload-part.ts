import { createRoute, z } from "@hono/zod-openapi";
import { partBytes, uploadMaxBytes } from "../../domain/upload.ts";
import type { Ports } from "../../ports/ports.ts";
import { sendUploadPart } from "../../use-cases/uploads/send-upload-part.ts";
import { upload } from "../body-limits.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { presentUpload, UploadBody } from "./upload-body.ts";
import { decimal } from "../decimal.ts";

const UploadPartBody = z
  .object({
    offset: decimal(z.int().min(0).max(uploadMaxBytes)).openapi({
      type: "integer",
      minimum: 0,
      maximum: uploadMaxBytes,
      description: "The `receivedBytes` of the upload",
    }),
    part: z.file().min(1)
      .openapi({
        type: "string",
        format: "binary",
        description: "The next `partBytes` bytes of the file; the last part is the rest",
      }),
  })
  .openapi("UploadPart");

const route = createRoute({
  method: "post",
  path: "/api/uploads/{id}/parts",
  operationId: "sendUploadPart",
  tags: ["uploads"],
  summary: "Send the next part of a file",
  description:
    "The parts are sent one after the other. The answer to the last one has the finished file: pictures are decoded and " +
    "stored without metadata, videos and documents are checked. A file that is refused is removed, and its upload with " +
    "it. `ERR_WRONG_OFFSET` says where the next part begins. When the file is finished, its last part can be sent again " +
    "and changes nothing; any other part is refused with `ERR_WRONG_OFFSET`.",
  security: bearer,
  middleware: [signedIn, upload(partBytes)] as const,
  request: {
    params: z.object({ id: z.string().max(64) }),
    body: { content: { "multipart/form-data": { schema: UploadPartBody } }, required: true },
  },
  responses: {
    200: { description: "The upload", ...json(UploadBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_VIDEO_TOO_LONG",
      "ERR_PICTURE_TOO_SMALL",
      "ERR_DOCUMENT_UNREADABLE",
      "ERR_DOCUMENT_ACTIVE",
      "ERR_UNAUTHORIZED",
      "ERR_NOT_FOUND",
      "ERR_WRONG_OFFSET",
      "ERR_TOO_LARGE",
      "ERR_UNSUPPORTED_MEDIA_TYPE",
      "ERR_STORAGE_FULL",
      "ERR_UNAVAILABLE",
    ),
  },
});

export function mountSendUploadPart(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { id } = c.req.valid("param");
    const { offset, part } = c.req.valid("form");
    const bytes = new Uint8Array(await part.arrayBuffer());
    const upload = await sendUploadPart(ports, c.var, { id, offset, bytes });
    return c.json(presentUpload(upload, { ...ports, now: c.var.now }), 200);
  });
}
