import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { sendTestWebhook } from "../../use-cases/webhooks/send-test-webhook.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { presentDelivery, WebhookDeliveryBody, WebhookId } from "./webhook-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/webhooks/{id}/test",
  operationId: "sendTestWebhook",
  tags: ["webhooks"],
  summary: "Send a test message to a webhook",
  description:
    "For the practitioner whose webhook it is. The message is of the type `webhook.test` and names no session.",
  security: bearer,
  middleware: signedIn,
  request: { params: WebhookId },
  responses: {
    202: { description: "The message, which is sent within seconds", ...json(WebhookDeliveryBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountSendTestWebhook(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    return c.json(presentDelivery(await sendTestWebhook(ports, c.var, c.req.valid("param"))), 202);
  });
}
