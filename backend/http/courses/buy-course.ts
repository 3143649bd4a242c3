import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { buyCourse } from "../../use-cases/courses/buy-course.ts";
import { refusals } from "../errors.ts";
import { IdempotencyKey, idempotent } from "../idempotent.ts";
import { json } from "../json-bodies.ts";
import { PaymentBody, presentPayment } from "../payments/payment-body.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";

const route = createRoute({
  method: "post",
  path: "/api/courses/{id}/buy",
  operationId: "buyCourse",
  tags: ["courses"],
  summary: "Buy a course",
  description:
    "At the price of this moment. The course opens when `pageUrl` is paid. Repeated while the payment waits, it answers with the same one.",
  security: bearer,
  middleware: signedIn,
  request: { params: z.object({ id: z.uuid() }), headers: IdempotencyKey },
  responses: {
    200: { description: "The payment, with the page to pay on", ...json(PaymentBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_NOT_FOUND",
      "ERR_ALREADY_PAID",
      "ERR_ILLEGAL_TRANSITION",
      "ERR_IDEMPOTENCY_MISMATCH",
      "ERR_REQUEST_IN_PROGRESS",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_PROVIDER_UNAVAILABLE",
    ),
  },
});

export function mountBuyCourse(
  router: Router,
  ports: Ports,
  settings: { publicUrl: string },
) {
  router.use(route.getRoutingPath(), idempotent(ports));
  router.openapi(route, async (c) => {
    const payment = await buyCourse(ports, c.var, c.req.valid("param"), settings);
    c.header("Cache-Control", "no-store");
    return c.json(presentPayment({ payment, receipts: [] }, c.var.now), 200);
  });
}
