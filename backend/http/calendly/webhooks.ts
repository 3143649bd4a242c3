import { createRoute, z } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import type { Ports } from "../../ports/ports.ts";
import { receiveWebhookEvent } from "../../use-cases/scheduling/receive-webhook-event.ts";
import { refusals } from "../errors.ts";
import { type Env, newRouter } from "../router.ts";
import { required, tags } from "./provider-shapes.ts";

/** The signature covers the raw bytes, so the body is kept unparsed. */
const rawBody = createMiddleware<{ Variables: Env["Variables"] & { bytes: Uint8Array } }>(
  async (c, next) => {
    c.set("bytes", new Uint8Array(await c.req.arrayBuffer()));
    await next();
  },
);

const receive = createRoute({
  method: "post",
  path: "/webhooks",
  operationId: "receiveWebhookEvent",
  summary: "Receive a webhook event of the scheduling provider",
  description:
    "The provider signs each event. The event only names a booking; its state is read from the provider.",
  tags,
  middleware: [rawBody] as const,
  request: {
    headers: z.object({
      "calendly-webhook-signature": z.string().max(1000).optional()
        .openapi({ description: "t=<seconds>,v1=<HMAC-SHA256 of `t.body` in hex>" }),
    }),
    body: required(
      z.object({ event: z.string().min(1).max(100), payload: z.object({}) })
        .openapi("WebhookEvent", {
          example: {
            event: "invitee.created",
            payload: { uri: "https://api.calendly.com/scheduled_events/AAAA/invitees/BBBB" },
          },
        }),
    ),
  },
  responses: {
    204: { description: "Stored, or stored before" },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_MALFORMED_JSON",
      "ERR_UNAUTHORIZED",
      "ERR_NOT_FOUND",
      "ERR_TOO_LARGE",
      "ERR_UNSUPPORTED_MEDIA_TYPE",
    ),
  },
});

export function webhooks(ports: Ports) {
  return newRouter().openapi(receive, async (c) => {
    const signature = c.req.valid("header")["calendly-webhook-signature"];
    await receiveWebhookEvent(ports, c.var, { signature, body: c.var.bytes });
    return c.body(null, 204);
  });
}
