import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { retrySessionOrderPayment } from "../../use-cases/session-orders/retry-session-order-payment.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import { purchaseHeaders } from "../payments/payment-body.ts";
import type { Router } from "../router.ts";
import { OrderId, presentOrder, SessionOrderBody } from "./session-order-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/session-orders/{id}/retry-payment",
  operationId: "retrySessionOrderPayment",
  tags: ["session-orders"],
  summary: "Open the payment page again",
  description:
    "For callers with the secret of the order, and for the signed-in client. The same page while its payment waits; after it failed or expired a new one, for which the time is kept longer, for an hour in all.",
  request: { params: OrderId, headers: purchaseHeaders },
  responses: {
    200: { description: "The order", ...json(SessionOrderBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_NOT_FOUND",
      "ERR_ALREADY_PAID",
      "ERR_ORDER_ENDED",
      "ERR_PROVIDER_UNAVAILABLE",
    ),
  },
});

export function mountRetrySessionOrderPayment(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const secret = c.req.valid("header")["x-purchase-secret"];
    const view = await retrySessionOrderPayment(ports, c.var, { ...c.req.valid("param"), secret }, {
      publicUrl,
    });
    c.header("Cache-Control", "no-store");
    return c.json(presentOrder(view, { ...c.var, publicUrl }), 200);
  });
}
