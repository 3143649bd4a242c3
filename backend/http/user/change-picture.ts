import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { changePicture } from "../../use-cases/user/change-picture.ts";
import { upload } from "../body-limits.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { sendUser, userResponse } from "./user-body.ts";

const pictureMaxBytes = 10_000_000;

const PictureBody = z
  .object({
    picture: z.file().min(1)
      .openapi({
        type: "string",
        format: "binary",
        description: "A JPEG, PNG or WebP image of at most 10 MB and 40 million pixels",
      }),
  })
  .openapi("Picture");

const route = createRoute({
  method: "put",
  path: "/api/user/me/picture",
  operationId: "changePicture",
  tags: ["user"],
  summary: "Set the caller's picture",
  description: "The image is cropped to 500 × 500 pixels and re-encoded without metadata.",
  security: bearer,
  middleware: [signedIn, upload(pictureMaxBytes)] as const,
  request: {
    body: { content: { "multipart/form-data": { schema: PictureBody } }, required: true },
  },
  responses: {
    200: { description: "The user with the URL of the picture", ...userResponse },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_TOO_LARGE",
      "ERR_UNSUPPORTED_MEDIA_TYPE",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_STORAGE_FULL",
    ),
  },
});

export function mountChangePicture(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { picture } = c.req.valid("form");
    const bytes = new Uint8Array(await picture.arrayBuffer());
    return c.json(sendUser(c, await changePicture(ports, c.var, { bytes })), 200);
  });
}
