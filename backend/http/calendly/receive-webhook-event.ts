import { createRoute, z } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import type { Ports } from "../../ports/ports.ts";
import { receiveWebhookEvent } from "../../use-cases/scheduling/receive-webhook-event.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, required } from "../json-bodies.ts";
import type { Env, Router } from "../router.ts";
import { withFieldsOfOthers } from "../unknown-fields.ts";

/** The signature is over the raw bytes, which parsing and printing JSON would change. */
const rawBody = createMiddleware<{ Variables: Env["Variables"] & { bytes: Uint8Array } }>(
  async (c, next) => {
    c.set("bytes", new Uint8Array(await c.req.arrayBuffer()));
    await next();
  },
);

const WebhookEventBody = z
  .object({ event: z.string().min(1).max(100), payload: z.looseObject({}) })
  .openapi("WebhookEvent", {
    example: {
      event: "invitee.created",
      payload: { uri: "https://api.calendly.com/scheduled_events/AAAA/invitees/BBBB" },
    },
  });

const route = createRoute({
  method: "post",
  path: "/api/calendly/webhooks",
  operationId: "receiveWebhookEvent",
  tags: ["calendly"],
  summary: "Receive a webhook event of the scheduling provider",
  description:
    "The signature authorizes the event. The server stores it and then requests the booking from the provider.",
  middleware: [rawBody] as const,
  request: {
    headers: z.object({
      "calendly-webhook-signature": z.string().max(1000).optional().openapi({
        description: "`t=<seconds>,v1=<signature>`: the HMAC-SHA256 of `<seconds>.<body>` in hex",
      }),
    }),
    ...required(withFieldsOfOthers(WebhookEventBody)),
  },
  responses: {
    204: { description: "Stored. An event that was received before is not stored again." },
    ...refusals(...bodyRefusals, "ERR_UNAUTHORIZED", "ERR_NOT_FOUND"),
  },
});

export function mountReceiveWebhookEvent(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const signature = c.req.valid("header")["calendly-webhook-signature"];
    await receiveWebhookEvent(ports, c.var, { signature, body: c.var.bytes });
    return c.body(null, 204);
  });
}
