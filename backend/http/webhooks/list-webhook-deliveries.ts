import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listWebhookDeliveries } from "../../use-cases/webhooks/list-webhook-deliveries.ts";
import { refusals } from "../errors.ts";
import { NextCursor, pageQuery } from "../admin/admin-query.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { presentDelivery, WebhookDeliveryBody, WebhookId } from "./webhook-body.ts";

const DeliveryPageBody = z
  .object({ deliveries: z.array(WebhookDeliveryBody).max(100), nextCursor: NextCursor })
  .openapi("WebhookDeliveryPage");

const route = createRoute({
  method: "get",
  path: "/api/webhooks/{id}/deliveries",
  operationId: "listWebhookDeliveries",
  tags: ["webhooks"],
  summary: "List what was sent to a webhook",
  description:
    "For the practitioner whose webhook it is. Deliveries are kept for 30 days, without their content.",
  security: bearer,
  middleware: signedIn,
  request: { params: WebhookId, query: z.object(pageQuery) },
  responses: {
    200: { description: "A page of deliveries, the latest first", ...json(DeliveryPageBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountListWebhookDeliveries(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("query") };
    const { items, nextCursor } = await listWebhookDeliveries(ports, c.var, input);
    return c.json({ deliveries: items.map(presentDelivery), nextCursor }, 200);
  });
}
