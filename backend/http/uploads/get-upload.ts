import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getUpload } from "../../use-cases/uploads/get-upload.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { presentUpload, UploadBody } from "./upload-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/uploads/{id}",
  operationId: "getUpload",
  tags: ["uploads"],
  summary: "Get an upload of the caller",
  description: "An interrupted upload is resumed at `receivedBytes`.",
  security: bearer,
  middleware: signedIn,
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: {
    200: { description: "The upload", ...json(UploadBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_NOT_FOUND"),
  },
});

export function mountGetUpload(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const upload = await getUpload(ports, c.var, c.req.valid("param"));
    return c.json(presentUpload(upload, { ...ports, now: c.var.now }), 200);
  });
}
