import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { exportProcessingRecord } from "../../use-cases/admin/export-processing-record.ts";
import { csvOf } from "../csv.ts";
import { refusals } from "../errors.ts";
import { processingSite, type SiteSettings } from "./processing-site.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";

const columns = [
  "dataClass",
  "purpose",
  "people",
  "healthData",
  "legalBasis",
  "kept",
  "tables",
  "recipients",
] as const;

const route = createRoute({
  method: "get",
  path: "/api/admin/processing/csv",
  operationId: "exportProcessingRecord",
  tags: ["admin"],
  summary: "Download the record of processing activities as CSV",
  description: "For admins, one line per class of data. It is noted who downloaded it.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: {
      description:
        "A CSV file (RFC 4180) in the language of the request, whose first line has the names of the columns. In Estonian " +
        "and Russian semicolons separate the cells.",
      content: { "text/csv": { schema: z.string().max(1_000_000) } },
    },
    ...refusals("ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountExportProcessingRecord(router: Router, ports: Ports, settings: SiteSettings) {
  router.openapi(route, async (c) => {
    const site = processingSite(settings);
    const { classes, recipients } = await exportProcessingRecord(ports, c.var, site);
    const rows = classes.map(({ name, purpose, people, isHealth, basis, kept, tables }) => ({
      dataClass: name,
      purpose,
      people,
      healthData: isHealth,
      legalBasis: basis,
      kept: kept.join("; "),
      tables: tables.join(", "),
      recipients: recipients.join("; "),
    }));
    c.header("Content-Disposition", `attachment; filename="processing.csv"`);
    const headers = { "Content-Type": "text/csv; charset=utf-8" };
    return c.body(csvOf(rows, columns, c.var.language), 200, headers);
  });
}
