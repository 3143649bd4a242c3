import { z } from "@hono/zod-openapi";
import {
  deliveredEvents,
  deliveryStates,
  type Webhook,
  type WebhookDelivery,
  webhookEvents,
  webhookUrlMaxLength,
} from "../../domain/webhook.ts";
import { instantText, optionalInstantText } from "../version.ts";

export const WebhookUrl = z.url().max(webhookUrlMaxLength).openapi({
  description: "https, at the usual port, and in no private network",
});

export const Events = z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length);

export const WebhookId = z.object({ id: z.uuid() });

export const exampleWebhook = {
  id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
  url: "https://practice.example/hooks/heaolu",
  events: ["session.booked" as const, "session.cancelled" as const],
  createdAt: "2026-11-20T07:00:00Z",
  paused: false,
};

export const WebhookBody = z.object({
  id: z.uuid(),
  url: WebhookUrl,
  events: z.array(z.enum(webhookEvents)).max(webhookEvents.length),
  createdAt: z.iso.datetime(),
  paused: z.boolean().openapi({ description: "Messages of a paused webhook wait" }),
}).openapi("Webhook", { example: exampleWebhook });

export const WebhookSecretBody = z.object({
  webhook: WebhookBody,
  secret: z.string().max(100).openapi({
    description: "Verifies the signatures of the messages. No other answer contains it.",
  }),
}).openapi("WebhookSecret", {
  example: {
    webhook: exampleWebhook,
    secret: "whsec_4f7Jw0l0pYlYtqgEJ3m8sQ5m9F1m8d1Jt2yqk3mP2cE=",
  },
});

export const WebhookDeliveryBody = z.object({
  id: z.uuid().openapi({
    description: "The `webhook-id` of the message, also when it is repeated",
  }),
  event: z.enum(deliveredEvents),
  therapySessionId: z.uuid().nullable(),
  state: z.enum(deliveryStates),
  tries: z.int().min(0).max(100),
  nextTryAt: z.iso.datetime().nullable(),
  statusCode: z.int().min(0).max(999).nullable().openapi({
    description: "Of the last try; null when no answer came",
  }),
  durationMs: z.int().min(0).max(600_000).nullable().openapi({ description: "Of the last try" }),
  createdAt: z.iso.datetime(),
  lastTriedAt: z.iso.datetime().nullable(),
}).openapi("WebhookDelivery", {
  example: {
    id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d11",
    event: "session.booked",
    therapySessionId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d12",
    state: "delivered",
    tries: 1,
    nextTryAt: null,
    statusCode: 204,
    durationMs: 86,
    createdAt: "2026-11-20T07:00:00Z",
    lastTriedAt: "2026-11-20T07:00:01Z",
  },
});

export function presentWebhook(
  { id, url, events, createdAt, pausedAt }: Webhook,
): z.infer<typeof WebhookBody> {
  return { id, url, events, createdAt: instantText(createdAt), paused: pausedAt !== null };
}

export function presentDelivery(
  { webhookId: _, nextTryAt, createdAt, lastTriedAt, ...delivery }: WebhookDelivery,
): z.infer<typeof WebhookDeliveryBody> {
  return {
    ...delivery,
    nextTryAt: optionalInstantText(nextTryAt),
    createdAt: instantText(createdAt),
    lastTriedAt: optionalInstantText(lastTriedAt),
  };
}
