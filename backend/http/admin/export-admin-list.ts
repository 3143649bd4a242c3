import { createRoute, z } from "@hono/zod-openapi";
import { type AdminList, adminLists, adminSubjects } from "../../domain/admin-action.ts";
import { DomainError } from "../../domain/errors.ts";
import { practitionerStates } from "../../domain/approval.ts";
import { invitationStates } from "../../domain/invitation.ts";
import { leadStates } from "../../domain/lead.ts";
import { reviewQueueStates } from "../../ports/persistence/reviews.ts";
import type { Ports } from "../../ports/ports.ts";
import { exportAdminList, type ExportedFilters } from "../../use-cases/admin/export-admin-list.ts";
import { refusals } from "../errors.ts";
import { optional } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { searchText } from "./admin-query.ts";
import { queueStates } from "./list-certificate-queue.ts";
import { listCsv } from "./list-csv.ts";

type Order = "newest" | "oldest";

const route = createRoute({
  method: "get",
  path: "/api/admin/lists/{list}",
  operationId: "exportAdminList",
  tags: ["admin"],
  summary: "Download a list as CSV",
  description:
    "For admins: at most 10 000 rows, in UTF-8 with a byte order mark. A cell that would be a formula in a spreadsheet " +
    "begins with an apostrophe. The download is in the audit log.",
  security: bearer,
  middleware: signedIn,
  request: {
    params: z.object({ list: z.enum(adminLists) }),
    query: z.object({
      text: searchText,
      state: optional(
        z.string().max(40).openapi({
          description: "As in the list; of `actions` the kind of subject",
          example: "waiting",
        }),
      ),
      order: optional(
        z.enum(["newest", "oldest"]).openapi({
          description:
            "As in the list, also when it is left out. Lists of invitations, certificates and reviews have one order.",
        }),
      ),
    }),
  },
  responses: {
    200: {
      description:
        "A CSV file (RFC 4180) whose first line has the names of the columns in the language of the request. In Estonian " +
        "and Russian semicolons separate the cells.",
      content: { "text/csv": { schema: z.string().max(100_000_000) } },
    },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountExportAdminList(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { list } = c.req.valid("param");
    const { state, text, order } = c.req.valid("query");
    const filters = { ...filtersOf(list, state), text, order: orderOf(list, order) };
    const exported = await exportAdminList(ports, c.var, filters);
    c.header("Content-Disposition", `attachment; filename="${list}.csv"`);
    return c.body(listCsv(exported, c.var.language, c.var.now), 200, {
      "Content-Type": "text/csv; charset=utf-8",
    });
  });
}

function filtersOf(list: AdminList, state: string | undefined): ExportedFilters {
  switch (list) {
    case "leads":
      return { list, state: oneOf(leadStates, state) };
    case "invitations":
      return { list, state: oneOf(invitationStates, state) };
    case "practitioners":
      return { list, state: oneOf(practitionerStates, state) };
    case "certificates":
      return { list, state: oneOf(queueStates, state) };
    case "reviews":
      return { list, state: oneOf(reviewQueueStates, state) };
    case "actions":
      return { list, state: oneOf(adminSubjects, state) };
  }
}

const withOneOrder: readonly AdminList[] = ["invitations", "certificates", "reviews"];

function orderOf(list: AdminList, order: Order | undefined): Order {
  if (order !== undefined && withOneOrder.includes(list)) {
    throw new DomainError("ERR_INVALID_INPUT", {
      errors: [{ path: "order", errCode: "ERR_INVALID_VALUE" }],
    });
  }
  return order ?? (list === "practitioners" ? "oldest" : "newest");
}

function oneOf<State extends string>(
  states: readonly State[],
  state: string | undefined,
): State | undefined {
  if (state === undefined) return undefined;
  const found = states.find((each) => each === state);
  if (found) return found;
  throw new DomainError("ERR_INVALID_INPUT", {
    errors: [{ path: "state", errCode: "ERR_INVALID_VALUE" }],
  });
}
