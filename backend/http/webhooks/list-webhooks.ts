import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listWebhooks } from "../../use-cases/webhooks/list-webhooks.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { presentWebhook, WebhookBody } from "./webhook-body.ts";

const WebhooksBody = z.object({ webhooks: z.array(WebhookBody).max(100) }).openapi("Webhooks");

const route = createRoute({
  method: "get",
  path: "/api/webhooks",
  operationId: "listWebhooks",
  tags: ["webhooks"],
  summary: "List the caller's webhooks",
  description: "For practitioners.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "The webhooks, the oldest first", ...json(WebhooksBody) },
    ...refusals("ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListWebhooks(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const webhooks = await listWebhooks(ports, c.var);
    return c.json({ webhooks: webhooks.map(presentWebhook) }, 200);
  });
}
