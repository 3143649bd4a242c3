import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { removeWebhook } from "../../use-cases/webhooks/remove-webhook.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { WebhookId } from "./webhook-body.ts";

const route = createRoute({
  method: "delete",
  path: "/api/webhooks/{id}",
  operationId: "removeWebhook",
  tags: ["webhooks"],
  summary: "Remove a webhook",
  description: "For the practitioner whose webhook it is. Messages that wait are not sent.",
  security: bearer,
  middleware: signedIn,
  request: { params: WebhookId },
  responses: {
    ...done,
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_STEP_UP_REQUIRED",
      "ERR_NOT_FOUND",
    ),
  },
});

export function mountRemoveWebhook(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await removeWebhook(ports, c.var, c.req.valid("param"));
    return c.body(null, 204);
  });
}
