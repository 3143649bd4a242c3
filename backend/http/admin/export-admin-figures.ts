import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { exportAdminFigures } from "../../use-cases/admin/export-admin-figures.ts";
import { csvEuros, csvOf } from "../csv.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { FigureQuery, presentPeriod } from "./figure-query.ts";

const columns = [
  "firstDay",
  "lastDay",
  "finished",
  "booked",
  "held",
  "cancelled",
  "missedCount",
  "newPeople",
  "waitingPractitioners",
  "paidEur",
  "refundedEur",
  "failedMails",
] as const;

const route = createRoute({
  method: "get",
  path: "/api/admin/figures/csv",
  operationId: "exportAdminFigures",
  tags: ["admin"],
  summary: "Download what happened by week or month as CSV",
  description: "For admins. It is noted who downloaded it.",
  security: bearer,
  middleware: signedIn,
  request: { query: FigureQuery },
  responses: {
    200: {
      description:
        "A CSV file (RFC 4180) whose first line has the names of the columns in the language of the request. In Estonian " +
        "and Russian semicolons separate the cells, and amounts have a decimal comma.",
      content: { "text/csv": { schema: z.string().max(1_000_000) } },
    },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountExportAdminFigures(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const query = c.req.valid("query");
    const { language } = c.var;
    const periods = (await exportAdminFigures(ports, c.var, query)).map(presentPeriod);
    const rows = periods.map(({ missed, people, paidCents, refundedCents, ...period }) => ({
      ...period,
      missedCount: missed,
      newPeople: people,
      paidEur: csvEuros(paidCents, language),
      refundedEur: csvEuros(refundedCents, language),
    }));
    const { from, to } = query;
    c.header("Content-Disposition", `attachment; filename="figures-${from}-${to}.csv"`);
    const headers = { "Content-Type": "text/csv; charset=utf-8" };
    return c.body(csvOf(rows, columns, language), 200, headers);
  });
}
