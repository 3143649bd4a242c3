import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { createWebhook } from "../../use-cases/webhooks/create-webhook.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import {
  Events,
  exampleWebhook,
  presentWebhook,
  WebhookSecretBody,
  WebhookUrl,
} from "./webhook-body.ts";

const NewWebhookBody = z.object({ url: WebhookUrl, events: Events }).openapi("NewWebhook", {
  example: { url: exampleWebhook.url, events: exampleWebhook.events },
});

const route = createRoute({
  method: "post",
  path: "/api/webhooks",
  operationId: "createWebhook",
  tags: ["webhooks"],
  summary: "Create a webhook",
  description:
    "For practitioners. The address gets a signed message (Standard Webhooks) for each of the events in the practitioner's sessions. A message that gets no answer of 2xx within ten seconds is repeated for about a day.",
  security: bearer,
  middleware: signedIn,
  request: required(NewWebhookBody),
  responses: {
    201: { description: "The webhook, with its secret this once", ...json(WebhookSecretBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_STEP_UP_REQUIRED",
      "ERR_WEBHOOK_ADDRESS",
      "ERR_TOO_MANY_WEBHOOKS",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountCreateWebhook(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { webhook, secret } = await createWebhook(ports, c.var, c.req.valid("json"));
    return c.json({ webhook: presentWebhook(webhook), secret }, 201);
  });
}
