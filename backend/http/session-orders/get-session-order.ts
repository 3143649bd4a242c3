import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getSessionOrder } from "../../use-cases/session-orders/get-session-order.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import { purchaseHeaders } from "../payments/payment-body.ts";
import type { Router } from "../router.ts";
import { OrderId, presentOrder, SessionOrderBody } from "./session-order-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/session-orders/{id}",
  operationId: "getSessionOrder",
  tags: ["session-orders"],
  summary: "Get an order",
  description: "For callers with the secret of the order, and for the signed-in client.",
  request: { params: OrderId, headers: purchaseHeaders },
  responses: {
    200: { description: "The order", ...json(SessionOrderBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND"),
  },
});

export function mountGetSessionOrder(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const secret = c.req.valid("header")["x-purchase-secret"];
    const view = await getSessionOrder(ports, c.var, { ...c.req.valid("param"), secret });
    c.header("Cache-Control", "no-store");
    return c.json(presentOrder(view, { ...c.var, publicUrl }), 200);
  });
}
