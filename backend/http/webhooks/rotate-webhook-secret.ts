import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { rotateWebhookSecret } from "../../use-cases/webhooks/rotate-webhook-secret.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { presentWebhook, WebhookId, WebhookSecretBody } from "./webhook-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/webhooks/{id}/rotate-secret",
  operationId: "rotateWebhookSecret",
  tags: ["webhooks"],
  summary: "Replace a webhook's secret",
  description:
    "For the practitioner whose webhook it is. Messages are signed with the new secret from now on.",
  security: bearer,
  middleware: signedIn,
  request: { params: WebhookId },
  responses: {
    200: { description: "The webhook, with its secret this once", ...json(WebhookSecretBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_STEP_UP_REQUIRED",
      "ERR_NOT_FOUND",
    ),
  },
});

export function mountRotateWebhookSecret(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { webhook, secret } = await rotateWebhookSecret(ports, c.var, c.req.valid("param"));
    return c.json({ webhook: presentWebhook(webhook), secret }, 200);
  });
}
