import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { saveView } from "../../use-cases/admin/save-view.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { NewViewBody, presentView, SavedViewBody } from "./saved-view-body.ts";

const route = createRoute({
  method: "put",
  path: "/api/admin/views",
  operationId: "saveView",
  tags: ["admin"],
  summary: "Save filters, order and columns of a list as a view",
  description:
    "For admins. Without an id it replaces the caller's view of this list with the same name.",
  security: bearer,
  middleware: signedIn,
  request: required(NewViewBody),
  responses: {
    200: { description: "The view", ...json(SavedViewBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_DUPLICATE_ENTITY",
      "ERR_TOO_MANY_VIEWS",
    ),
  },
});

export function mountSaveView(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const view = await saveView(ports, c.var, c.req.valid("json"));
    return c.json(presentView(view, c.var.account.userId), 200);
  });
}
