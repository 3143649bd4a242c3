import { createRoute, z } from "@hono/zod-openapi";
import { paymentKinds, paymentStates } from "../../domain/money/payment.ts";
import type { Ports } from "../../ports/ports.ts";
import { listPayments } from "../../use-cases/admin/list-payments.ts";
import { refusals } from "../errors.ts";
import { json, optional } from "../json-bodies.ts";
import { PaymentBody, presentPayment } from "../payments/payment-body.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { instantText } from "../version.ts";
import { listOrder, NextCursor, pageQuery, searchText } from "./admin-query.ts";
import { Total } from "./sorted-query.ts";

const ListedPaymentBody = z.object({
  ...PaymentBody.shape,
  buyer: z.object({ name: z.string().max(120), email: z.string().max(254) }),
  flag: z.string().max(200).nullable().openapi({
    description: "What does not agree with the provider, for an administrator to look at",
  }),
  createdAt: z.iso.datetime(),
}).openapi("ListedPayment");

const route = createRoute({
  method: "get",
  path: "/api/admin/payments",
  operationId: "listPayments",
  tags: ["admin"],
  summary: "List payments",
  description: "For admins and finance.",
  security: bearer,
  middleware: signedIn,
  request: {
    query: z.object({
      ...pageQuery,
      text: searchText,
      order: listOrder("newest"),
      state: optional(z.enum(paymentStates)),
      kind: optional(z.enum(paymentKinds)),
      flagged: optional(
        z.literal("true").openapi({ description: "Only those to look at" }),
      ),
    }),
  },
  responses: {
    200: {
      description: "A page of payments",
      ...json(
        z.object({
          payments: z.array(ListedPaymentBody).max(100),
          nextCursor: NextCursor,
          total: Total,
        })
          .openapi("PaymentPage"),
      ),
    },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListPayments(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { flagged, ...query } = c.req.valid("query");
    const page = await listPayments(ports, c.var, { ...query, flagged: flagged === "true" });
    const payments = page.items.map((view) => ({
      ...presentPayment(view, c.var.now),
      buyer: { name: view.payment.buyerName, email: view.payment.buyerEmail },
      flag: view.payment.flag,
      createdAt: instantText(view.payment.createdAt),
    }));
    return c.json({ payments, nextCursor: page.nextCursor, total: page.total }, 200);
  });
}
