import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { deleteUpload } from "../../use-cases/uploads/delete-upload.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";

const route = createRoute({
  method: "delete",
  path: "/api/uploads/{id}",
  operationId: "deleteUpload",
  tags: ["uploads"],
  summary: "Cancel an upload or delete its file",
  description:
    "`ERR_UPLOAD_IN_USE` while a published profile, its draft or a certificate names the file.",
  security: bearer,
  middleware: signedIn,
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: {
    ...done,
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_NOT_FOUND", "ERR_UPLOAD_IN_USE"),
  },
});

export function mountDeleteUpload(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await deleteUpload(ports, c.var, c.req.valid("param"));
    return c.body(null, 204);
  });
}
