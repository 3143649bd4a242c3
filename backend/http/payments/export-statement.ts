import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { exportStatement } from "../../use-cases/payments/export-statement.ts";
import { csvEuros, csvOf, csvWord, methodWords } from "../csv.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { instantText, optionalInstantText } from "../version.ts";
import { Month, practiceName } from "./statement-body.ts";

const columns = ["date", "start", "practice", "amountEur", "directEur", "method"] as const;

const route = createRoute({
  method: "get",
  path: "/api/payments/statements/{month}/csv",
  operationId: "exportStatement",
  tags: ["payments"],
  summary: "Download a month's statement as a table",
  description:
    "For practitioners, for spreadsheets in the language of the request. What clients paid to the practitioner directly follows in columns of its own.",
  security: bearer,
  middleware: signedIn,
  request: { params: Month },
  responses: {
    200: {
      description: "The table; no cell is a formula",
      content: { "text/csv": { schema: z.string().max(50_000_000) } },
    },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_TOO_MANY_REQUESTS"),
  },
});

export function mountExportStatement(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { month } = c.req.valid("param");
    const { statement, domainValues } = await exportStatement(ports, c.var, { month });
    const { language } = c.var;
    const rows = statement.rows.map(({ at, sessionAt, practiceType, amountCents }) => ({
      date: instantText(at),
      start: optionalInstantText(sessionAt),
      practice: practiceName(practiceType, domainValues, language),
      amountEur: csvEuros(amountCents, language),
      directEur: null,
      method: null,
    }));
    const direct = statement.direct.map((
      { day, sessionAt, practiceType, amountCents, method },
    ) => ({
      date: day,
      start: instantText(sessionAt),
      practice: practiceName(practiceType, domainValues, language),
      amountEur: null,
      directEur: csvEuros(amountCents, language),
      method: csvWord(methodWords[method], language),
    }));
    c.header("Cache-Control", "no-store");
    c.header("Content-Type", "text/csv; charset=utf-8");
    c.header("Content-Disposition", `attachment; filename="heaolu-${month}.csv"`);
    return c.body(csvOf([...rows, ...direct], columns, language), 200);
  });
}
