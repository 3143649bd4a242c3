import { createRoute, z } from "@hono/zod-openapi";
import { paymentMaxCents } from "../../domain/money/payment.ts";
import type { Ports } from "../../ports/ports.ts";
import { refundPayment } from "../../use-cases/admin/refund-payment.ts";
import { refusals } from "../errors.ts";
import { IdempotencyKey, idempotent } from "../idempotent.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import { PaymentBody, presentPayment } from "../payments/payment-body.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { byId } from "./admin-query.ts";
import { ReasonBody } from "./reason-body.ts";

const RefundBody = z.object({
  amountCents: z.int().min(1).max(paymentMaxCents),
  reason: ReasonBody.shape.reason,
}).openapi("RefundRequest", { example: { amountCents: 2500, reason: "Ostja palve" } });

const route = createRoute({
  method: "post",
  path: "/api/admin/payments/{id}/refund",
  operationId: "refundPayment",
  tags: ["admin"],
  summary: "Give money back",
  description:
    "For admins: a part or all of what is not spent. The buyer gets a credit note with the reason by mail. Send an Idempotency-Key, so that a repetition pays once.",
  security: bearer,
  middleware: signedIn,
  request: { ...byId, headers: IdempotencyKey, ...required(RefundBody) },
  responses: {
    200: { description: "The payment", ...json(PaymentBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_STEP_UP_REQUIRED",
      "ERR_NOT_FOUND",
      "ERR_ILLEGAL_TRANSITION",
      "ERR_REFUND_TOO_LARGE",
      "ERR_IDEMPOTENCY_MISMATCH",
      "ERR_REQUEST_IN_PROGRESS",
    ),
  },
});

export function mountRefundPayment(router: Router, ports: Ports) {
  router.use("/api/admin/payments/:id/refund", idempotent(ports));
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(presentPayment(await refundPayment(ports, c.var, input), c.var.now), 200);
  });
}
