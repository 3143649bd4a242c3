import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { replayWebhookDelivery } from "../../use-cases/webhooks/replay-webhook-delivery.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { presentDelivery, WebhookDeliveryBody, WebhookId } from "./webhook-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/webhooks/{id}/deliveries/{deliveryId}/replay",
  operationId: "replayWebhookDelivery",
  tags: ["webhooks"],
  summary: "Send a message to a webhook again",
  description:
    "For the practitioner whose webhook it is. The message keeps its `webhook-id` and has the session as it is now.",
  security: bearer,
  middleware: signedIn,
  request: { params: WebhookId.extend({ deliveryId: z.uuid() }) },
  responses: {
    202: { description: "The message, which is sent within seconds", ...json(WebhookDeliveryBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_ILLEGAL_TRANSITION",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountReplayWebhookDelivery(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const delivery = await replayWebhookDelivery(ports, c.var, c.req.valid("param"));
    return c.json(presentDelivery(delivery), 202);
  });
}
