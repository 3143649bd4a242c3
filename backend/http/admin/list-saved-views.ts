import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listSavedViews } from "../../use-cases/admin/list-saved-views.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { presentView, SavedViewBody, ViewedList } from "./saved-view-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/admin/views",
  operationId: "listSavedViews",
  tags: ["admin"],
  summary: "List the saved views of a list",
  description: "For admins: their own views, and those that others share, by name.",
  security: bearer,
  middleware: signedIn,
  request: { query: z.object({ list: ViewedList }) },
  responses: {
    200: {
      description: "The views",
      ...json(z.object({ views: z.array(SavedViewBody).max(200) }).openapi("SavedViews")),
    },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListSavedViews(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const views = await listSavedViews(ports, c.var, c.req.valid("query"));
    return c.json({ views: views.map((view) => presentView(view, c.var.account.userId)) }, 200);
  });
}
