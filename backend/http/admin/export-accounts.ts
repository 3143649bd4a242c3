import { createRoute, z } from "@hono/zod-openapi";
import type { ListedAccount } from "../../domain/account-list.ts";
import type { Ports } from "../../ports/ports.ts";
import { exportAccounts } from "../../use-cases/admin/export-accounts.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { instantText, optionalInstantText } from "../version.ts";
import { accountFilters } from "./list-accounts.ts";
import { csvResponse, streamedCsv } from "./streamed-csv.ts";

const route = createRoute({
  method: "get",
  path: "/api/admin/exports/users",
  operationId: "exportAccounts",
  tags: ["admin"],
  summary: "Download all accounts of a list as CSV",
  description: "For admins: every row that the filters leave. The download is in the audit log.",
  security: bearer,
  middleware: signedIn,
  request: { query: z.object(accountFilters) },
  responses: {
    200: csvResponse,
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

const columns = [
  "name",
  "email",
  "admin",
  "reviewer",
  "finance",
  "isPractitioner",
  "confirmedAt",
  "disabledAt",
  "lastSignInAt",
  "createdAt",
] as const;

export function mountExportAccounts(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const pages = await exportAccounts(ports, c.var, c.req.valid("query"));
    c.header("Content-Disposition", `attachment; filename="users.csv"`);
    return c.body(streamedCsv(pages, columns, cellsOf, c.var.language), 200, {
      "Content-Type": "text/csv; charset=utf-8",
    });
  });
}

function cellsOf(account: ListedAccount) {
  return {
    name: account.name,
    email: account.email,
    admin: account.isAdmin,
    reviewer: account.staffRoles.includes("reviewer"),
    finance: account.staffRoles.includes("finance"),
    isPractitioner: account.therapistId !== null,
    confirmedAt: optionalInstantText(account.emailVerifiedAt),
    disabledAt: optionalInstantText(account.disabledAt),
    lastSignInAt: optionalInstantText(account.lastSignInAt),
    createdAt: instantText(account.createdAt),
  };
}
