import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { updateWebhook } from "../../use-cases/webhooks/update-webhook.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import {
  Events,
  exampleWebhook,
  presentWebhook,
  WebhookBody,
  WebhookId,
  WebhookUrl,
} from "./webhook-body.ts";

const WebhookChangeBody = z.object({
  url: WebhookUrl,
  events: Events,
  paused: z.boolean().openapi({ description: "Messages of a paused webhook wait" }),
}).openapi("WebhookChange", {
  example: { url: exampleWebhook.url, events: exampleWebhook.events, paused: true },
});

const route = createRoute({
  method: "put",
  path: "/api/webhooks/{id}",
  operationId: "updateWebhook",
  tags: ["webhooks"],
  summary: "Change a webhook",
  description:
    "For the practitioner whose webhook it is. The secret and the deliveries stay. Messages that wait go to the new address. While the webhook is paused, messages wait; they are sent when it goes on.",
  security: bearer,
  middleware: signedIn,
  request: { params: WebhookId, ...required(WebhookChangeBody) },
  responses: {
    200: { description: "The changed webhook", ...json(WebhookBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_STEP_UP_REQUIRED",
      "ERR_NOT_FOUND",
      "ERR_WEBHOOK_ADDRESS",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountUpdateWebhook(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(presentWebhook(await updateWebhook(ports, c.var, input)), 200);
  });
}
