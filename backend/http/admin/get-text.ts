import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getText } from "../../use-cases/admin/get-text.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { byTextId, EditedTextBody, presentText } from "./text-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/admin/texts/{id}",
  operationId: "getText",
  tags: ["admin"],
  summary: "Get a text with its draft and its versions",
  description: "For admins.",
  security: bearer,
  middleware: signedIn,
  request: { params: byTextId },
  responses: {
    200: { description: "The text", ...json(EditedTextBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountGetText(router: Router, ports: Ports) {
  router.openapi(
    route,
    async (c) => c.json(presentText(await getText(ports, c.var, c.req.valid("param"))), 200),
  );
}
