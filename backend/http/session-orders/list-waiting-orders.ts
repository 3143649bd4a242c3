import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listWaitingOrders } from "../../use-cases/session-orders/list-waiting-orders.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { presentOrder, SessionOrderBody } from "./session-order-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/session-orders",
  operationId: "listWaitingOrders",
  tags: ["session-orders"],
  summary: "List the caller's orders that wait for their payment",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: {
      description: "The orders, the first to lapse first",
      ...json(z.object({ orders: z.array(SessionOrderBody).max(100) }).openapi("WaitingOrders")),
    },
    ...refusals("ERR_UNAUTHORIZED"),
  },
});

export function mountListWaitingOrders(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const views = await listWaitingOrders(ports, c.var);
    c.header("Cache-Control", "no-store");
    return c.json({
      orders: views.map((view) => presentOrder(view, { ...c.var, publicUrl })),
    }, 200);
  });
}
