import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getTextVersion } from "../../use-cases/admin/get-text-version.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { ContentBody, TextId } from "./text-body.ts";
import { decimal } from "../decimal.ts";

const route = createRoute({
  method: "get",
  path: "/api/admin/texts/{id}/versions/{version}",
  operationId: "getTextVersion",
  tags: ["admin"],
  summary: "Get what a text said",
  description: "For admins.",
  security: bearer,
  middleware: signedIn,
  request: {
    params: z.object({
      id: TextId,
      version: decimal(z.int().min(1).max(1_000_000)).openapi({ example: 1 }),
    }),
  },
  responses: {
    200: { description: "The text of that version", ...json(ContentBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountGetTextVersion(router: Router, ports: Ports) {
  router.openapi(
    route,
    async (c) => c.json(await getTextVersion(ports, c.var, c.req.valid("param")), 200),
  );
}
