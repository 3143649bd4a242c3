import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getAdminFigures } from "../../use-cases/admin/get-admin-figures.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { CountedPeriodBody, FigureQuery, presentPeriod } from "./figure-query.ts";

const AdminFiguresBody = z.object({
  periods: z.array(CountedPeriodBody).max(110),
  recent: CountedPeriodBody.openapi({ description: "The last seven days, today included" }),
  before: CountedPeriodBody.openapi({ description: "The seven days before those" }),
}).openapi("AdminFigures");

const route = createRoute({
  method: "get",
  path: "/api/admin/figures",
  operationId: "getAdminFigures",
  tags: ["admin"],
  summary: "Get what happened by week or month",
  description: "For admins. Days are those of Estonia. At most 106 weeks or 36 months.",
  security: bearer,
  middleware: signedIn,
  request: { query: FigureQuery },
  responses: {
    200: { description: "The figures", ...json(AdminFiguresBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountGetAdminFigures(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { periods, recent, before } = await getAdminFigures(ports, c.var, c.req.valid("query"));
    return c.json({
      periods: periods.map(presentPeriod),
      recent: presentPeriod(recent),
      before: presentPeriod(before),
    }, 200);
  });
}
