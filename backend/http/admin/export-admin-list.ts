import { createRoute, z } from "@hono/zod-openapi";
import { type AdminList, adminLists, adminSubjects } from "../../domain/admin-action.ts";
import { apiKeyKinds, apiKeyStates } from "../../domain/api-key.ts";
import { DomainError } from "../../domain/errors.ts";
import { notAllowed } from "../../domain/field-problem.ts";
import { practitionerSorts, practitionerStates } from "../../domain/approval.ts";
import { invitationStates } from "../../domain/invitation.ts";
import { leadStates } from "../../domain/lead.ts";
import { giftCardStates } from "../../domain/money/gift-card.ts";
import { paymentStates } from "../../domain/money/payment.ts";
import { type Order, orders } from "../../ports/page.ts";
import { mailTemplates } from "../../ports/mail.ts";
import { mailStates } from "../../ports/persistence/mail-queue.ts";
import { reviewQueueStates } from "../../ports/persistence/reviews.ts";
import type { Ports } from "../../ports/ports.ts";
import { exportAdminList, type ExportedFilters } from "../../use-cases/admin/export-admin-list.ts";
import { refusals } from "../errors.ts";
import { optional } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { searchText } from "./admin-query.ts";
import { queueStates } from "./list-certificate-queue.ts";
import { cellsOfList, columnsOfList } from "./list-csv.ts";
import { csvResponse, streamedCsv } from "./streamed-csv.ts";

const Kind = z.enum([...mailTemplates, ...apiKeyKinds]);

const route = createRoute({
  method: "get",
  path: "/api/admin/lists/{list}",
  operationId: "exportAdminList",
  tags: ["admin"],
  summary: "Download a list as CSV",
  description:
    "For those who may read the list: every row that the filters leave. Addresses of mails are masked. The download is in " +
    "the audit log.",
  security: bearer,
  middleware: signedIn,
  request: {
    params: z.object({ list: z.enum(adminLists) }),
    query: z.object({
      text: searchText,
      state: optional(
        z.string().max(40).openapi({
          description:
            "As in the list; of `actions` the kind of subject, of `gift-cards` also `to-post`",
          example: "waiting",
        }),
      ),
      order: optional(
        z.enum(orders).openapi({
          description:
            "As in the list, also when it is left out. Lists of certificates and reviews have one order.",
        }),
      ),
      sort: optional(z.enum(practitionerSorts).openapi({ description: "Of `practitioners`" })),
      kind: optional(Kind.openapi({ description: "Of `mails` and `api-keys`" })),
    }),
  },
  responses: {
    200: csvResponse,
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountExportAdminList(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { list } = c.req.valid("param");
    const { text, order, ...query } = c.req.valid("query");
    const filters = { ...filtersOf(list, query), text, order: orderOf(list, order) };
    const { language, now } = c.var;
    const tables = cellsOfList(await exportAdminList(ports, c.var, filters), { language, now });
    c.header("Content-Disposition", `attachment; filename="${list}.csv"`);
    return c.body(streamedCsv(tables, columnsOfList[list], (cells) => cells, language), 200, {
      "Content-Type": "text/csv; charset=utf-8",
    });
  });
}

type Query = {
  state?: string | undefined;
  sort?: (typeof practitionerSorts)[number] | undefined;
  kind?: z.infer<typeof Kind> | undefined;
};

function filtersOf(list: AdminList, { state, sort = "changed", kind }: Query): ExportedFilters {
  switch (list) {
    case "leads":
      return { list, state: oneOf(leadStates, state) };
    case "invitations":
      return { list, state: oneOf(invitationStates, state) };
    case "practitioners":
      return { list, state: oneOf(practitionerStates, state), sort };
    case "certificates":
      return { list, state: oneOf(queueStates, state) };
    case "reviews":
      return { list, state: oneOf(reviewQueueStates, state) };
    case "payments":
      return { list, state: oneOf(paymentStates, state) };
    case "gift-cards": {
      const found = oneOf([...giftCardStates, "to-post"] as const, state);
      return found === "to-post" ? { list, toPost: true } : { list, state: found, toPost: false };
    }
    case "mails":
      return { list, state: oneOf(mailStates, state), kind: oneOf(mailTemplates, kind, "kind") };
    case "questions":
    case "ledger":
      return { list };
    case "actions":
      return { list, state: oneOf(adminSubjects, state) };
    case "api-keys":
      return { list, state: oneOf(apiKeyStates, state), kind: oneOf(apiKeyKinds, kind, "kind") };
  }
}

const withOneOrder: readonly AdminList[] = ["certificates", "reviews"];
const oldestFirst: readonly AdminList[] = ["practitioners", "questions"];

function orderOf(list: AdminList, order: Order | undefined): Order {
  if (order !== undefined && withOneOrder.includes(list)) {
    throw new DomainError("ERR_INVALID_INPUT", {
      errors: [{ path: "order", errCode: "ERR_INVALID_VALUE" }],
    });
  }
  return order ?? (oldestFirst.includes(list) ? "oldest" : "newest");
}

function oneOf<Value extends string>(
  values: readonly Value[],
  value: string | undefined,
  field = "state",
): Value | undefined {
  if (value === undefined) return undefined;
  const found = values.find((each) => each === value);
  if (found) return found;
  throw new DomainError("ERR_INVALID_INPUT", { errors: [notAllowed(field, values)] });
}
